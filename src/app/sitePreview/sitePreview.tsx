import type { RouteObject } from 'react-router-dom';
import { createBrowserRouter } from 'react-router-dom';
import { findRoot, renderApp } from '#hydration/startApp.tsx';
import type { EarlyGestures } from '#hydration/earlyGestures.ts';
import { paths } from '#paths.ts';
import { tokenIn } from '#features/previews/site/PreviewPage/usePreviewToken.ts';
import { followRelease } from '#features/previews/site/SitePreview/followRelease.ts';
import {
  loadSitePreview,
  SitePreviewLayout,
  SitePreviewLoading,
} from '#features/previews/site/SitePreview/SitePreviewLayout.tsx';
import type { RouteHandle } from '../head.ts';
import { RootErrorPage } from '../RootErrorPage/RootErrorPage.tsx';
import { RootLayout } from '../RootLayout.tsx';
import { publicRoutes } from '../publicRoutes.ts';

/** The pages of the site as the release makes it that a token leads to (decision 19): the public ones, and no other. */
export function sitePreviewRoutes(token: string | null): RouteObject[] {
  const followed = followRelease(token);
  const handle: RouteHandle = { loadsSettings: true };
  return [
    {
      element: <RootLayout />,
      errorElement: <RootErrorPage />,
      // Before what any page of it loads.
      middleware: [
        async ({ request }, next) => {
          await followed.refresh(request.signal);
          return next();
        },
      ],
      children: [
        {
          element: <SitePreviewLayout token={token} followed={followed} />,
          loader: loadSitePreview(followed),
          HydrateFallback: SitePreviewLoading,
          handle,
          children: publicRoutes,
        },
      ],
    },
  ];
}

/** Shows the site below its own address, where every link of every page leads on by itself. */
export function startSitePreview(early: EarlyGestures | undefined) {
  const routes = sitePreviewRoutes(tokenIn(location.hash));
  renderApp(findRoot(), createBrowserRouter(routes, { basename: paths.sitePreview }), early);
}
