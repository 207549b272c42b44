import type { Decorator } from '@storybook/react-vite';
import { createContext, type ReactNode, use, useState } from 'react';
import { type RouteObject, createMemoryRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';

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
 * A data router in memory. `parameters.path` is the address, `parameters.route` its pattern when it has parameters or a
 * loader, which comes with its error page in `parameters.loading`.
 */
export const withRouter: Decorator = (StoryComponent, { parameters, id }) => (
  <StoryRouter
    key={id}
    path={(parameters.path as string | undefined) ?? '/'}
    route={(parameters.route as string | undefined) ?? '*'}
    loading={(parameters.loading as Loading | undefined) ?? {}}
  >
    <StoryComponent />
  </StoryRouter>
);
