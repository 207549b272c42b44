import { type RouteObject, type ShouldRevalidateFunction, redirect } from 'react-router-dom';
import { publicPages, shortAddresses } from '#publicPages.ts';
import { loadPage } from '#site/pages/loadPage.ts';
import type { RouteHandle } from './head.ts';

/**
 * A page is loaded anew where a link leads to it. Another choice among what it shows already (`useUrlChoice`) changes
 * the query only, and waits for nothing.
 */
const unlessChosenOnPage: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

/** A public page of the table, or what is for whoever has its link. */
export const pageRoute = (
  { path, page }: { path: string; page: string },
  handle?: RouteHandle,
): RouteObject => ({
  path,
  lazy: async () => {
    const { Component, head, loader, ErrorBoundary, HydrateFallback, ...module } = await loadPage(page);
    const { shouldRevalidate = unlessChosenOnPage } = module;
    const own: RouteHandle = { head, ...handle };
    return { Component, loader, shouldRevalidate, ErrorBoundary, HydrateFallback, handle: own };
  },
});

/** What stands around the public pages. The settings are loaded with each page, as the contents of pages are. */
export const siteLayout = async () => {
  const { SiteLayout: Component, loader } = await import('#site/layout/SiteLayout/SiteLayout.tsx');
  const handle: RouteHandle = { loadsSettings: true };
  return { Component, loader, shouldRevalidate: unlessChosenOnPage, handle };
};

export const siteRoutes: RouteObject[] = [
  ...Object.values(publicPages).filter(({ path }) => path !== publicPages.notFound.path),
  // A page that staff have composed, or the page for lost visitors.
  { path: '*', page: 'ComposedPage' },
].map((page) => pageRoute(page));

export const redirects: RouteObject[] = Object.values(shortAddresses).map(({ path, leadsTo }) => ({
  path,
  loader: () => redirect(publicPages[leadsTo].path, 301),
}));

/** What there is for everybody to read: the table of public pages. */
export const publicRoutes = [...siteRoutes, ...redirects];
