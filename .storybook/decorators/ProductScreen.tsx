import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
// oxlint-disable-next-line no-restricted-imports -- Loaded by a pattern, which neither Chromatic nor `--changed` follows.
import { routes } from '#app/routes.tsx';

/** What the product shows at an address: the screen itself, or what its guards lead to. */
export function ProductScreen({ path }: { path: string }) {
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [path] }));
  return <RouterProvider router={router} />;
}
