import type { RouteObject } from 'react-router-dom';
import { paths } from '#paths.ts';
import type { RouteHandle } from './head.ts';

/** Where staff sign in, and choose a password anew. */
export const authRoutes: RouteObject[] = [
  {
    path: paths.auth,
    lazy: async () => {
      const { AuthPage: Component, head } = await import('#features/people/admin/AuthPage/AuthPage.tsx');
      return { Component, handle: { head } satisfies RouteHandle };
    },
  },
  {
    path: paths.passwordReset,
    lazy: async () => {
      const { PasswordResetPage: Component, head } =
        await import('#features/people/admin/PasswordResetPage/PasswordResetPage.tsx');
      return { Component, handle: { head } satisfies RouteHandle };
    },
  },
];
