import type { RouteObject } from 'react-router-dom';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import type { RouteHandle } from '#app/head.ts';
import { routes } from '#app/routes.tsx';
import { articles } from '#mocks/fixtures/articles.ts';
import { paths } from '#paths.ts';

const findLeaves = (route: RouteObject): RouteObject[] =>
  route.children ? route.children.flatMap(findLeaves) : [route];

const [site, ...others] = routes[0]?.children ?? [];
const screens = others.flatMap(findLeaves).filter(({ path }) => path?.startsWith('/admin'));

/** The site's own routes without the guards of the back-office: what is left is what the database says. */
export const unguardedRoutes: RouteObject[] = [
  {
    HydrateFallback: () => null,
    children: [...(site ? [site] : []), { Component: AdminLayout, children: screens }],
  },
];

/** The screens of the back-office by their titles, and the pages that ask the database for something. */
export function screenChoices(): { value: string; label: string }[] {
  const article = articles[0]?.id ?? '';
  const admin = screens.flatMap(({ path = '', handle }) => {
    const head = (handle as RouteHandle | undefined)?.head;
    const title = typeof head === 'object' ? head.title : undefined;
    const value = path.replace('/:id', `/${article}`);
    return title && !value.includes(':') ? [{ value, label: title }] : [];
  });
  return [
    ...admin,
    { value: paths.blog, label: 'Blogue (site)' },
    { value: paths.contact, label: 'Contact (site)' },
    { value: paths.home, label: 'Accueil (site)' },
  ];
}
