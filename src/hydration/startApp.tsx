import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type RouteObject, RouterProvider, createBrowserRouter, matchRoutes } from 'react-router-dom';
import { type EarlyGestures, repeatEarlyGestures } from './earlyGestures.ts';
import { hydrated } from './hydrated.ts';
import { readHydrationData } from './hydrationData.ts';

/**
 * Brings the page to life: hydrates prerendered HTML and then repeats what the visitor did before, or renders into the
 * empty shell. Until everything was repeated, nothing that happens on the page reaches React.
 *
 * @param prepare loads what a rendered page needs beside its modules, by what its loaders gave.
 */
export async function startApp(
  routes: RouteObject[],
  early: EarlyGestures | undefined,
  prepare: (loaderData: Readonly<Record<string, unknown>>) => Promise<void>,
) {
  const root = findRoot();
  const matched = (matchRoutes(routes, location) ?? []).map(({ route }) => route);
  // With all of its modules at hand, a page that is on screen is hydrated without a stop. Where there is none yet, the layout
  // starts alone: the back-office learns who is signed in while the router loads the screen.
  await Promise.all((root.firstElementChild ? matched : matched.slice(0, 2)).map(load));

  const rendered = readHydrationData(document);
  const { pathname, search, hash } = location;
  const [path, query] = rendered?.address?.split('?') ?? [];
  const isThisPage =
    path === undefined ? matched.at(-1)?.path === '*' : path === pathname.replace(/(?<=.)\/+$/, '');
  if (!rendered || !isThisPage) {
    // A host without rewrites answers with 404.html where the app knows the address.
    renderApp(root, createBrowserRouter(routes), early);
    return;
  }

  // The page is hydrated at the address that it was rendered for, and then taken to the rest of the query.
  const renderedSearch = query ? `?${query}` : '';
  if (search !== renderedSearch) history.replaceState(history.state, '', pathname + renderedSearch + hash);
  const loaderData = { ...nothingLoaded(routes, matched), ...rendered.loaderData };
  await prepare(loaderData);
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });
  startTransition(() => {
    hydrateRoot(root, <App router={router} />);
  });
  await hydrated;
  // At once, so that what is repeated happens on the page of this address.
  if (search !== renderedSearch) {
    const wanted = { pathname, search, hash };
    void router.navigate(wanted, { replace: true, preventScrollReset: true, flushSync: true });
  }
  if (early) await repeatEarlyGestures(early);
  root.dataset.hydrated = '';
  performance.mark('hydrated');
}

/**
 * A page is rendered in one go. In slices, each of them brings some of its styles, and WebKit then lays out all of the former page
 * again: it stayed for seconds after its address had changed.
 */
const App = ({ router }: { router: ReturnType<typeof createBrowserRouter> }) => (
  <RouterProvider router={router} useTransitions={false} />
);

/** Renders the app into the place of whatever stands in the document. */
export function renderApp(
  root: HTMLElement,
  router: ReturnType<typeof createBrowserRouter>,
  early: EarlyGestures | undefined,
) {
  root.replaceChildren();
  for (const tag of document.head.querySelectorAll('title, meta[name="robots"]')) tag.remove();
  early?.stop();
  startTransition(() => {
    createRoot(root).render(<App router={router} />);
  });
}

/** The element of the document that the app stands in. */
export function findRoot(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root".');
  return root;
}

/**
 * That each of these routes has loaded nothing, by React Router's own names for them: their places in the table. JSON leaves
 * out what is undefined, and what the router doesn't find it would load before it shows anything.
 */
function nothingLoaded(routes: RouteObject[], matched: RouteObject[]) {
  let [branch, place] = [routes, ''];
  return Object.fromEntries(
    matched.map((route) => {
      place += (place && '-') + branch.indexOf(route);
      branch = route.children ?? [];
      return [place, undefined];
    }),
  );
}

/** Puts the module of a route in its place. */
async function load(route: RouteObject) {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy());
  delete route.lazy;
}
