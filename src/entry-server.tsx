import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  type RouteObject,
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
} from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { headOf } from './app/head.ts';
import { hydrationDataElement } from './hydration/hydrationData.ts';
import { LoadNotice } from './hydration/LoadNotice/index.ts';
import { paths } from '#paths.ts';
import { type RouteHandle, routes } from './app/routes.tsx';
import { siteUrl } from './site/siteUrl.ts';
import { structuredDataElement } from './app/structuredData.ts';
import { connectTo } from './data/connection.ts';
import type { PageHeadData } from './site/pageHead.ts';
import { Alert } from './design-system/components/Alert/index.ts';
import { ThemeRoot } from './theme/ThemeRoot.tsx';

export { connectTo, siteUrl };

const handler = createStaticHandler(routes);

/** One page as the prerender step writes it, or the address that a redirect leads to. */
export type RenderedPage =
  | { kind: 'redirect'; location: string; status: number }
  | {
      kind: 'page';
      data: PageHeadData | undefined;
      head: string;
      styles: string;
      body: string;
      /** What the page brings besides itself, by address. */
      files: Record<string, string>;
    };

/** Renders the page at `path`. Throws what the page or its loader throws: a build with a broken page must not pass. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const context = await handler.query(new Request(new URL(path, siteUrl)));
  if (context instanceof Response) {
    return {
      kind: 'redirect',
      location: context.headers.get('Location') ?? paths.home,
      status: context.status,
    };
  }
  for (const error of Object.values(context.errors ?? {})) throw error;

  const sheet = new ServerStyleSheet();
  try {
    const router = createStaticRouter(handler.dataRoutes, context);
    const html = renderToString(
      sheet.collectStyles(<StaticRouterProvider router={router} context={context} hydrate={false} />),
    );
    // React writes what belongs in <head> before the first element of the page.
    const head = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s.exec(html)?.[0] ?? '';
    const { loaderData, matches } = context;
    const data = headOf(
      matches.map(({ route }) => ({ handle: route.handle, loaderData: loaderData[route.id] })),
    );
    const handle = matches.at(-1)?.route.handle as RouteHandle | undefined;
    const hasData = Object.values(loaderData).some((data) => data !== undefined);
    const hydrationData = hasData ? hydrationDataElement({ loaderData }) : '';
    const notice = renderToStaticMarkup(sheet.collectStyles(<LoadNotice />));
    return {
      kind: 'page',
      data,
      head: head + (data ? structuredDataElement(data) : ''),
      styles: sheet.getStyleTags(),
      body: `<div id="root">${html.slice(head.length)}</div>${hydrationData}${notice}`,
      files: (await handle?.prerenderFiles?.()) ?? {},
    };
  } finally {
    sheet.seal();
  }
}

/** A document that shows nothing yet: tokens and plain elements, and what to say when the app can't come. */
export function renderShell() {
  const sheet = new ServerStyleSheet();
  try {
    const body = renderToStaticMarkup(
      sheet.collectStyles(
        <ThemeRoot>
          <LoadNotice />
          <noscript>
            <Alert title="L’espace de gestion a besoin de JavaScript">
              Activez-le dans votre navigateur, puis rechargez la page.
            </Alert>
          </noscript>
        </ThemeRoot>,
      ),
    );
    return { head: sheet.getStyleTags(), body };
  } finally {
    sheet.seal();
  }
}

type Addresses = {
  /** Each has an HTML file of its own. */
  prerendered: string[];
  /** Patterns with a final `*` for the rest, which the app renders by itself in an empty shell. */
  clientRendered: string[];
};

/** Sorts the table of routes into what the build renders and what only the browser can. */
export async function listAddresses(branch: readonly RouteObject[] = routes): Promise<Addresses> {
  const found = await Promise.all(
    branch.map(async ({ path, children, lazy }): Promise<Addresses> => {
      if (children) return listAddresses(children);
      if (!path || path === '*') return { prerendered: [], clientRendered: [] };
      if (path === paths.admin.dashboard) return { prerendered: [], clientRendered: [path, `${path}/*`] };
      if (path.startsWith(paths.admin.dashboard)) return { prerendered: [], clientRendered: [] };
      if (!path.includes(':')) return { prerendered: [path], clientRendered: [] };

      const { handle } = typeof lazy === 'function' ? await lazy() : {};
      const { prerenderPaths } = handle as RouteHandle;
      return {
        prerendered: (await prerenderPaths?.()) ?? [],
        clientRendered: [path.replace(/:.*$/, '*')],
      };
    }),
  );
  return {
    prerendered: found.flatMap(({ prerendered }) => prerendered),
    clientRendered: found.flatMap(({ clientRendered }) => clientRendered),
  };
}
