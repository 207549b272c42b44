import { useState } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider, useNavigate } from 'react-router-dom';
import { routes } from '#app/routes.tsx';
import { AuthPage } from '#features/people/admin/AuthPage/AuthPage.tsx';
import { paths } from '#paths.ts';

/** The sign-in page that leads on without leaving the story’s window. */
function AuthPageHere() {
  const navigate = useNavigate();
  return <AuthPage leaveFor={(path) => void navigate(path)} />;
}

const stayHere = ({ children, ...route }: RouteObject): RouteObject =>
  ({
    ...(route.path === paths.auth ? { path: route.path, element: <AuthPageHere /> } : route),
    ...(children && { children: children.map(stayHere) }),
  }) as RouteObject;

/** The product at an address: what opens a screen to whoever looks, or says why it doesn’t, is its own guard. */
export function Product({ path }: { path: string }) {
  const [router] = useState(() => createMemoryRouter(routes.map(stayHere), { initialEntries: [path] }));
  return <RouterProvider router={router} />;
}
