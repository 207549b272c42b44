import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type RouteObject, RouterProvider, createBrowserRouter, matchRoutes } from 'react-router-dom';
import { keepEarlyGestures } from './earlyGestures.ts';
import { hydrated } from './hydration.ts';
import { hydrationDataOf } from './hydrationData.ts';
import { paths } from './paths.ts';
import { routes } from './routes.tsx';

/**
 * Brings the page to life: hydrates prerendered HTML, or renders into the empty shell. `early` holds the gestures made
 * so far, `recording` is stopped as soon as React listens by itself.
 */
export async function startApp(early: readonly Event[], recording: AbortController) {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root".');
  if (isAnswerOfAuthService(location.hash)) {
    location.replace(paths.auth + location.hash);
    return;
  }
  if (import.meta.env.MODE === 'mocked') await (await import('#mocks/browser.ts')).startMocks();
  const matched = (matchRoutes(routes, location) ?? []).map(({ route }) => route);
  // With all of its modules at hand, a page that is on screen is hydrated without a stop. Where there is none yet, the layout
  // starts alone: the back-office learns who is signed in while the router loads the screen.
  await Promise.all((root.firstElementChild ? matched : matched.slice(0, 2)).map(load));

  if ('unknown' in root.dataset && matched.at(-1)?.path !== '*') {
    // A host without rewrites answers with 404.html where the app knows the address.
    root.replaceChildren();
    for (const tag of document.head.querySelectorAll('title, meta[name="robots"]')) tag.remove();
  }
  if (!root.firstElementChild) {
    recording.abort();
    const router = createBrowserRouter(routes);
    await nextTask();
    startTransition(() => {
      createRoot(root).render(<RouterProvider router={router} />);
    });
    return;
  }

  // The page was rendered at build time, when no query was known: it is hydrated without, and then taken to it.
  const { pathname, search, hash } = location;
  if (search) history.replaceState(history.state, '', pathname + hash);
  // Never without hydration data: the router would take a page that is being read back to its top.
  const hydrationData = hydrationDataOf(document) ?? { loaderData: {} };
  await nextTask();
  const router = createBrowserRouter(routes, { hydrationData });
  await nextTask();
  const replay = keepEarlyGestures(early);
  recording.abort();

  startTransition(() => {
    hydrateRoot(root, <RouterProvider router={router} />);
  });
  await hydrated;
  // Until then a link is the browser's own: what drives the page from outside can wait for this.
  root.dataset.hydrated = '';
  if (search) void router.navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
  await nextTask();
  replay();
}

/**
 * Whether the address ends with what the link of a confirmation e-mail comes back with. Such links return to the root of the
 * site (spec section 4), where nothing knows of sessions.
 */
const isAnswerOfAuthService = (hash: string) =>
  location.pathname === paths.home && /^#(access_token|error)=/.test(hash);

/** Lets the browser see to the visitor between two pieces of work that would be one long wait together. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Puts the module of a route in its place. */
async function load(route: RouteObject) {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy());
  delete route.lazy;
}
