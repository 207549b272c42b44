// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/http';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useAuth } from '#data/session/useAuth.ts';
import { startBackend } from '#mocks/server.ts';
import { signInAs } from '#mocks/session.ts';
import { ThemeRoot } from '#theme/ThemeRoot.tsx';
import { paths } from '#paths.ts';
import { routes } from './routes.tsx';

const server = startBackend();
afterEach(cleanup);

/** The route of the table that holds the session, without what is below it. */
async function sessionRoute() {
  const route = routes[0]?.children?.find(({ children }) =>
    children?.some(({ path }) => path === paths.auth),
  );
  if (typeof route?.lazy !== 'function') throw new Error('No route of the table holds the session.');
  return await route.lazy();
}

const Screen = () => <p>{useAuth().profile?.first_name ?? 'Inconnu'}</p>;

it('starts the session while the screen is on its way, once', async () => {
  let profileRequests = 0;
  server.use(
    http.get('*/rest/v1/profiles', () => {
      profileRequests += 1;
    }),
  );
  await signInAs('editor');
  let arrive: (module: { Component: typeof Screen }) => void = () => undefined;
  const module = new Promise<{ Component: typeof Screen }>((resolve) => (arrive = resolve));
  const router = createMemoryRouter([
    { ...(await sessionRoute()), children: [{ path: '/', lazy: () => module }] },
  ]);
  render(
    <ThemeRoot>
      <RouterProvider router={router} />
    </ThemeRoot>,
  );
  await waitFor(() => {
    expect(profileRequests).toBe(1);
  });
  expect(await screen.findByText('Chargement...')).toBeDefined();
  arrive({ Component: Screen });
  expect(await screen.findByText('Élodie')).toBeDefined();
  expect(screen.queryByText('Chargement...')).toBeNull();
  expect(profileRequests).toBe(1);
});
