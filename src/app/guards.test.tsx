// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { createQueryClient } from '#data/queryClient.ts';
import { AuthProvider } from '#data/session/AuthProvider.tsx';
import { ToastProvider } from '#design-system/components/Toast';
import { failing } from '#mocks/scenarios.ts';
import { startBackend } from '#mocks/server.ts';
import { signInAs } from '#mocks/session.ts';
import { ThemeRoot } from '#theme/ThemeRoot.tsx';
import { EditorGuard } from './guards.tsx';

const server = startBackend();

beforeEach(() => {
  // jsdom has no screen to ask about.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('keeps header and sign-out on a screen whose visitor has no known role', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(...failing(403, { where: 'profiles' }));
  await signInAs('editor');
  const router = createMemoryRouter([
    {
      element: <AdminLayout />,
      children: [
        {
          element: <EditorGuard />,
          children: [{ path: '/', element: 'Secret', handle: { head: { title: 'Médiathèque' } } }],
        },
      ],
    },
  ]);
  render(
    <ThemeRoot>
      <QueryClientProvider client={createQueryClient()}>
        <AuthProvider>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </AuthProvider>
      </QueryClientProvider>
    </ThemeRoot>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Médiathèque' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Déconnexion' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Recharger le profil' })).toBeDefined();
  expect(screen.queryByText('Secret')).toBeNull();
});
