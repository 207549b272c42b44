import type { Decorator } from '@storybook/react-vite';
import { type ComponentType, createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';
import { type RouteObject, createMemoryRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { isSomebodyElse } from '../toolbars.ts';

const Story = createContext<ReactNode>(null);

function StoryOutlet() {
  return use(Story);
}

type Loading = Pick<RouteObject, 'loader' | 'ErrorBoundary' | 'HydrateFallback'>;

type StoryRouterProps = { path: string; route: string; loading: Loading; children: ReactNode };

function StoryRouter({ path, route, loading, children }: StoryRouterProps) {
  const [router] = useState(() => {
    const element = <StoryOutlet />;
    const routes = route === '*' ? [] : [{ path: route, element, HydrateFallback: () => null, ...loading }];
    return createMemoryRouter([...routes, { path: '*', element }], { initialEntries: [path] });
  });
  return (
    <Story value={children}>
      <RouterProvider router={router} />
    </Story>
  );
}

/**
 * By a pattern: as an import, it would be a part of the workbench's own setup, and Chromatic would take all pictures again at each change
 * of it.
 */
const [loadProduct] = Object.values(
  import.meta.glob<ComponentType<{ path: string }>>('../docs/Product.tsx', { import: 'Product' }),
);
const Nothing: ComponentType<{ path: string }> = () => null;
const Product = lazy(async () => ({ default: (await loadProduct?.()) ?? Nothing }));

/** The whole site and back-office, whose pages come with their own layout, session and guards. */
function SiteRouter({ path, routes }: { path: string; routes: RouteObject[] }) {
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [path] }));
  return <RouterProvider router={router} />;
}

/**
 * A data router in memory. `parameters.path` is the address, `parameters.route` its pattern when it has parameters or a
 * loader, which comes with its error page in `parameters.loading`. With the site's routes in `parameters.site`, a
 * journey starts at the address and goes wherever its links lead. Imported here, they would make every file a part of
 * the workbench's own setup, and Chromatic would take all pictures again at each change.
 */
export const withRouter: Decorator = (StoryComponent, { parameters, globals }) => {
  // It brings its own router and session, for whatever it shows.
  if (parameters.isWhole) return <StoryComponent />;
  const path = (parameters.path as string | undefined) ?? '/';
  const site = parameters.site as RouteObject[] | undefined;
  if (site) return <SiteRouter path={path} routes={site} />;
  // Whoever the toolbar names meets the product there: what opens the screen to them, or says why it doesn't, is its own guard.
  if (path.startsWith('/admin/') && isSomebodyElse(globals))
    return (
      <Suspense>
        <Product path={path} />
      </Suspense>
    );
  return (
    <StoryRouter
      path={path}
      route={(parameters.route as string | undefined) ?? '*'}
      loading={(parameters.loading as Loading | undefined) ?? {}}
    >
      <StoryComponent />
    </StoryRouter>
  );
};
