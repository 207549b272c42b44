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
  const answer = answerOfAuthService(location);
  if (answer && location.pathname === paths.home) {
    location.replace(paths.auth + answer);
    return;
  }
  if (answer) history.replaceState(history.state, '', location.pathname + answer);
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
 * What the link of an e-mail comes back with, as a fragment: a code that can be changed into a session, or an error. Links
 * of confirmation return to the root of the site (spec section 4), where nothing knows of sessions. The pages of accounts are
 * hydrated before they get their query back: after `#`, the code is there from the start, and supabase-js finds it as well.
 */
function answerOfAuthService({ pathname, search, hash }: Location): string | undefined {
  if (pathname !== paths.home && pathname !== paths.auth && pathname !== paths.passwordReset)
    return undefined;
  const code = new URLSearchParams(search).get('code');
  if (code) return `#${new URLSearchParams({ code }).toString()}`;
  return hash.startsWith('#error=') ? hash : undefined;
}

/** Lets the browser see to the visitor between two pieces of work that would be one long wait together. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Puts the module of a route in its place. */
async function load(route: RouteObject) {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy());
  delete route.lazy;
}
