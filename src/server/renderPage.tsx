import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  matchPath,
  matchRoutes,
} from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { findHead, settingsIn } from '../app/head.ts';
import { HeadTags } from '../app/HeadTags.tsx';
import { hasRoute, listPatterns, routes } from '../app/routes.tsx';
import { formatStructuredData } from '../app/structuredData.ts';
import { hydrationDataJson } from '../hydration/hydrationData.ts';
import { LoadNotice } from '../hydration/LoadNotice/LoadNotice.tsx';
import { Alert } from '../design-system/components/Alert/index.ts';
import { isLostAddress, isPageSlug, toLostAddress } from '../features/pages/data/pageSlug.ts';
import { parsePageNumber } from '../data/parsePageNumber.ts';
import { paths } from '../paths.ts';
import { unlistedPages } from '../publicPages.ts';
import { showPath } from '../features/podcasts/site/showAddress.ts';
import { parseSearch, searchPath } from '../features/search/site/searchAddress.ts';
import { parseRealizationsChoice, realizationsPath } from '../features/projects/site/realizationsAddress.ts';
import { parseBlogChoice, blogPath } from '../features/articles/site/blogAddress.ts';
import { renderTextsWith } from '../features/articles/site/ArticleBody/loadMarkdown.ts';
import { findRedirect } from '../site/pages/NotFoundPage/answerMissing.ts';
import { loadMissing } from '../site/pages/NotFoundPage/missing.tsx';
import { type PageHeadData, titleWithName } from '../site/pageHead.ts';
import { codeSettings, type Settings } from '../site/settings/settings.ts';
import { siteUrl } from '../data/siteUrl.ts';
import { ThemeRoot } from '../theme/ThemeRoot.tsx';
import { renderText } from './renderText.ts';
import { CompiledOnce } from './CompiledOnce.tsx';
import { Document, type DocumentProps, createPolicy } from './Document.tsx';

const handler = createStaticHandler(routes);
renderTextsWith(renderText);

/** A whole document, and what goes into its headers. */
export type RenderedPage = { status: number; html: string; policy: string };

/** Stands for all addresses that no route has: they show the same page. */
export const unknownAddress = '/404';

const plainPath = /^\/[a-z0-9/._-]*$/;

/**
 * What of an address its page depends on: the path, and of the query what filters and lists understand. Capitals stand for small
 * letters; whoever serves the page redirects to these.
 */
export function toPageAddress({ pathname, searchParams }: URL): string {
  const path = pathname.replace(/(?<=.)\/+$/, '').toLowerCase();
  if (isSitePreview(path)) return paths.sitePreview;
  // React Router would take `%61` for `a`, and each spelling for a page of its own: pages have plain letters alone.
  if (!plainPath.test(path)) {
    const lost = toLostAddress(path);
    return lost !== null && !plainPath.test(lost) && isLostAddress(lost) ? lost : unknownAddress;
  }
  if (path === paths.blog) return unlessImpossible(parseBlogChoice(searchParams), blogPath);
  if (path === paths.realizations)
    return unlessImpossible(parseRealizationsChoice(searchParams), realizationsPath);
  if (path === paths.search) return searchPath(parseSearch(searchParams));
  const show = /^\/balados\/([a-z0-9-]+)$/.exec(path)?.[1];
  if (show) return showPath(show, parsePageNumber(searchParams));
  return hasRoute(path) || isPageSlug(path.slice(1)) || isLostAddress(path) ? path : unknownAddress;
}

/** The address that a former site may have had a page at, by its query: null where that says nothing, or where a page understands it. */
export function toQueriedAddress(url: URL, page: string): string | null {
  if (url.search === '' || page.includes('?')) return null;
  const lost = toLostAddress(url.pathname + url.search);
  return lost?.includes('?') && isLostAddress(lost) ? lost : null;
}

/** The address of a choice of filters, unless one of them is none that an address could have. */
function unlessImpossible<Choice extends { category?: string | undefined; tag?: string | undefined }>(
  choice: Choice,
  toPath: (choice: Choice) => string,
) {
  const isPossible = [choice.category, choice.tag].every((slug = '') => /^[a-z0-9-]{0,300}$/.test(slug));
  return isPossible ? toPath(choice) : unknownAddress;
}

/** Whether an address is this one, or below it. */
const isWithin = (address: string, path: string) => `${address}/`.startsWith(`${path}/`);

const isSitePreview = (path: string) => isWithin(path, paths.sitePreview);

/** Whether a page is for whoever has its link: a preview, of a document or of the whole site, a registration or a booking. */
export const isUnlisted = (address: string) =>
  isSitePreview(address) || Object.values(unlistedPages).some(({ path }) => matchPath(path, address));

/**
 * Whether the app renders the page by itself: the back-office, which shows nothing to who isn't signed in, and what is
 * unlisted, whose token, in the fragment, never reaches the server.
 */
export const isClientRendered = (address: string) =>
  isUnlisted(address) || isWithin(address, paths.admin.dashboard);

/** The patterns of the table that have a page for everybody. */
export const publicPatterns = () => listPatterns().filter((path) => !isClientRendered(path));

/**
 * Loads the modules of all public pages one after the other. Rules of styles stand in the order in which modules were
 * loaded: without this, it would be that of the first requests, and a page not the same in every process and thread.
 */
async function loadModules() {
  for (const pattern of publicPatterns()) {
    for (const { route } of matchRoutes(routes, pattern === '*' ? unknownAddress : pattern) ?? []) {
      if (typeof route.lazy === 'function') await route.lazy();
    }
  }
  await loadMissing();
}

let modules: Promise<void> | undefined;

/** Loads what the page at `address` shows. Throws what its loader throws; a redirect comes as a Response. */
async function load(address: string) {
  await (modules ??= loadModules());
  const context = await handler.query(new Request(new URL(address, siteUrl)));
  if (context instanceof Response) return context;
  for (const error of Object.values(context.errors ?? {})) throw error;
  const { loaderData, matches } = context;
  const shown = matches.map(({ route }) => ({ handle: route.handle, loaderData: loaderData[route.id] }));
  return { context, head: findHead(shown), settings: settingsIn(shown) };
}

/** The head data of the page at `address`, and the settings that it was loaded with; undefined where there is no page. */
export async function headOfPage(
  address: string,
): Promise<{ head: PageHeadData; settings: Settings } | undefined> {
  const page = await load(address);
  if (page instanceof Response || page.context.statusCode >= 400) return undefined;
  const { head, settings } = page;
  return head && { head, settings };
}

/**
 * Renders the page at `address`, or gives the redirect that it answers; 404 without a page where nothing is but what
 * `unknownAddress` shows. Throws what the page or its loader throws.
 */
export async function renderPage(address: string): Promise<RenderedPage | Response> {
  const url = new URL(address, siteUrl);
  if (toQueriedAddress(url, toPageAddress(url)) === address)
    return (await findRedirect(address)) ?? new Response(null, { status: 404 });
  const page = await load(address);
  if (page instanceof Response) return page;
  const { context, head, settings } = page;
  const isUnknown = context.statusCode >= 400 && context.matches.at(-1)?.route.path === '*';
  if (isUnknown && context.statusCode === 404 && address !== unknownAddress)
    return new Response(null, { status: 404 });
  const router = createStaticRouter(handler.dataRoutes, context);
  const { markup, styles } = withStyles(
    renderToString,
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  const rendered = isUnknown ? null : address;
  return renderDocument(context.statusCode, {
    head: head && <HeadTags head={head} path={address} settings={settings} />,
    styles,
    app: markup,
    hydrationData: hydrationDataJson({ address: rendered, loaderData: context.loaderData }),
    structuredData: head && formatStructuredData(head, settings),
    policy: createPolicy(styles),
  });
}

/** What a page that the app renders is called before that: none of its names is told from its address. */
export const titleOfShell = (address: string) => {
  const known = Object.values(unlistedPages).find(({ path }) => matchPath(path, address));
  return titleWithName(known?.title ?? 'Espace de l’équipe', codeSettings.company.name);
};

/** A document that shows nothing yet: tokens and plain elements, and what to say when the app can't come. */
export function renderShell(title: string = codeSettings.company.name): RenderedPage {
  const content = (
    <ThemeRoot>
      <noscript>
        <Alert title="Cette page a besoin de JavaScript et d’un navigateur récent">
          Activez-le, ou ouvrez la page dans un navigateur plus récent; ou{' '}
          <a href={paths.contact}>joignez-nous autrement</a>.
        </Alert>
      </noscript>
    </ThemeRoot>
  );
  const { styles } = withStyles(renderToStaticMarkup, content);
  const head = (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
    </>
  );
  return renderDocument(200, { head, styles, policy: createPolicy(styles), children: content });
}

function renderDocument(status: number, props: DocumentProps): RenderedPage {
  // Its styles are collected already: `styles` has those of the app and of the notice.
  const { markup } = withStyles(renderToStaticMarkup, <Document {...props} />);
  return { status, html: `<!doctype html>${markup}`, policy: props.policy };
}

/** Renders an element with the styles that it needs, and those of the notice in each document. */
function withStyles(render: (element: ReactElement) => string, element: ReactElement) {
  const sheet = new ServerStyleSheet();
  try {
    const markup = render(<CompiledOnce sheet={sheet}>{element}</CompiledOnce>);
    renderToStaticMarkup(
      <CompiledOnce sheet={sheet}>
        <LoadNotice />
      </CompiledOnce>,
    );
    return { markup, styles: sheet.getStyleElement() as DocumentProps['styles'] };
  } finally {
    sheet.seal();
  }
}
