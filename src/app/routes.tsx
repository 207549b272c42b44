import type { ComponentType } from 'react';
import { type RouteObject, matchRoutes, redirect } from 'react-router-dom';
import type { PageHead } from '#site/pageHead.ts';
import type { RouteHandle } from './head.ts';
import { makeDocumentKey } from '#documents/data/documentKey.ts';
import { addressedKindNames } from '#documents/data/documentKinds.ts';
import { paths } from '#paths.ts';
import { unlistedPages } from '#publicPages.ts';
import { pageRoute, redirects, siteLayout, siteRoutes } from './publicRoutes.ts';
import { RootErrorPage } from './RootErrorPage/RootErrorPage.tsx';
import { RootLayout } from './RootLayout.tsx';
import { type Screen, screens } from './screens.ts';

/** A layout or a guard of the back-office, or a screen that brings its own head. */
const frame =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType> & { head?: PageHead }>, name: Name) =>
  async () => {
    const { [name]: Component, head } = await load();
    return { Component, handle: { head } satisfies RouteHandle };
  };

/** What a guard opens. */
const guarded = (
  guard: 'SignedInGuard' | 'EditorGuard' | 'ModeratorGuard' | 'AdminGuard',
  children: RouteObject[],
): RouteObject => ({ lazy: frame(() => import('./guards.tsx'), guard), children });

/** Search engines have no business behind the sign-in page, so a title is all that these pages need. */
const toRoute = (screen: Screen): RouteObject => {
  const [path, title] = screen;
  const handle: RouteHandle = { head: { title, description: '', isIndexed: false } };
  // What loads screens comes with the first of them: visitors need none.
  const lazy = async () => ({ Component: await (await import('./loadScreen.ts')).loadScreen(screen) });
  return { path, handle, lazy };
};

/** What leads to the editor of a document that nobody has made yet: the loader redirects. */
const newDocuments = addressedKindNames.map((kind): RouteObject => ({
  path: paths.admin.newDocument(kind),
  loader: ({ request }) => redirect(paths.admin.content(makeDocumentKey(kind)) + new URL(request.url).search),
  element: null,
}));

const adminRoutes: RouteObject[] = [
  ...screens.subscriber.map(toRoute),
  guarded('EditorGuard', [...screens.editor.map(toRoute), ...newDocuments]),
  guarded('ModeratorGuard', screens.moderator.map(toRoute)),
  guarded('AdminGuard', screens.admin.map(toRoute)),
];

/** The patterns of all routes of the table, in its order. */
export const listPatterns = (branch: readonly RouteObject[] = routes): string[] =>
  branch.flatMap(({ path, children }) => (children ? listPatterns(children) : (path ?? [])));

let fixed: Set<string> | undefined;
let varying: RouteObject[] = [];

/** Whether the table has a route of its own for a path. Asked for each request: `matchRoutes` would rank the whole table each time. */
export function hasRoute(path: string): boolean {
  if (!fixed) {
    const patterns = listPatterns();
    varying = patterns.filter((pattern) => pattern.includes(':')).map((pattern) => ({ path: pattern }));
    fixed = new Set(patterns.filter((pattern) => pattern !== '*'));
  }
  return fixed.has(path.replace(/(.)\/+$/, '$1').toLowerCase()) || matchRoutes(varying, path) !== null;
}

/** The routes. Pages are lazy; the session and its libraries load with `/auth` and `/admin` alone. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RootErrorPage />,
    HydrateFallback: () => null,
    children: [
      { lazy: siteLayout, children: siteRoutes },
      // In a frame of their own, where nobody is counted, as previews are.
      ...Object.values(unlistedPages).map((page) => pageRoute(page, { loadsSettings: true })),
      {
        lazy: async () => {
          const { SessionProviders } = await import('./providers.tsx');
          const Component = () => <SessionProviders hasRoute={hasRoute} />;
          // The same component while the screen is on its way: the session starts once, and stays.
          return { Component, HydrateFallback: Component };
        },
        children: [
          // Where staff sign in, and choose a password anew.
          {
            path: paths.auth,
            lazy: frame(() => import('#features/people/admin/AuthPage/AuthPage.tsx'), 'AuthPage'),
          },
          {
            path: paths.passwordReset,
            lazy: frame(
              () => import('#features/people/admin/PasswordResetPage/PasswordResetPage.tsx'),
              'PasswordResetPage',
            ),
          },
          guarded('SignedInGuard', [
            {
              lazy: frame(() => import('#admin/shell/AdminLayout/AdminLayout.tsx'), 'AdminLayout'),
              children: adminRoutes,
            },
          ]),
        ],
      },
      ...redirects,
    ],
  },
];
