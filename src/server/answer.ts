import { paths } from '../paths.ts';
import { connection } from '../data/connection.ts';
import { siteUrl } from '../data/siteUrl.ts';
import { renderFailure } from '../features/articles/data/renderFailure.ts';
import { isLostAddress } from '../features/pages/data/pageSlug.ts';
import { type Content, openFiles } from './content.ts';
import type { Backend } from './recordRequests.ts';
import { followChangeLog } from './changeLog.ts';
import { cacheControl, hashedFiles, openHeaders, unlistedHeaders, securityHeaders } from './hosting.ts';
import { type Answered, createPageCache } from './pageCache.ts';
import { htmlContent } from './render.ts';
import {
  isClientRendered,
  isUnlisted,
  toPageAddress,
  toQueriedAddress,
  renderShell,
  titleOfShell,
} from './renderPage.tsx';
import { isPodcastResource } from './podcastResources.ts';
import { resourceAt } from './resources.ts';
import { bePatientWith } from './silence.ts';

export type SiteOptions = {
  /** The folder of the browser's build. */
  files: string;
  /** Answers requests to the backend; the network by default. */
  backend?: Backend;
  /** Receives what went wrong while a page was rendered. */
  onError?: (error: unknown, address: string) => void;
};

export type Site = ReturnType<typeof createSite>;

/** The site as one function from requests to answers: files of the build, and pages as they were last published. */
export function createSite({ files, backend = fetch, onError }: SiteOptions) {
  const fileAt = openFiles(files);
  const shells = new Map<string, { content: Content; policy: string }>();
  /** What the app renders by itself at an address, by its title. */
  function shellAt(address: string) {
    const title = titleOfShell(address);
    const known = shells.get(title);
    if (known) return known;
    const { html, policy } = renderShell(title);
    const shell = { content: htmlContent(html), policy };
    shells.set(title, shell);
    return shell;
  }
  const patience = bePatientWith(backend);
  const changes = followChangeLog(patience);
  const pages = createPageCache({ patience, changes, placeholder: shellAt(paths.home), onError });

  /** The address that stands for all with the same page. */
  function toAddress(url: URL) {
    // What is cached has such an address; to look for it among the routes takes longer than the rest of an answer.
    const requested = url.pathname + url.search;
    if (pages.has(requested)) return requested;
    return resourceAt(url.pathname) ? url.pathname : toPageAddress(url);
  }

  /** Answers any request to the site. */
  async function answer(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { ...securityHeaders(), Allow: 'GET, HEAD' } });
    }
    const url = new URL(request.url);
    const file = await fileAt(url.pathname);
    if (file) {
      const caching = url.pathname.startsWith(hashedFiles) ? cacheControl.hashed : cacheControl.other;
      return file.respond(request, 200, { ...securityHeaders(), 'Cache-Control': caching });
    }
    const address = toAddress(url);
    if (isClientRendered(address)) return respond(request, address, { ...shellAt(address), status: 200 });
    if (changes.isWatched) await changes.catchUp();
    const queried = toQueriedAddress(url, address);
    const led = queried === null ? undefined : await ledOn(queried, request);
    if (led) return led;
    const rendered = await pages.renderedAt(address);
    // One address for a page: capitals lead to small letters.
    if (!(rendered instanceof Response) && rendered.status === 200 && hasCapitals(url.pathname, address))
      return redirect(
        new Response(null, { status: 301, headers: { Location: url.pathname.toLowerCase() } }),
        address,
        url.search,
      );
    if (!(rendered instanceof Response)) {
      if (rendered.status === 404 && partOfPage.test(url.pathname)) return nothing();
      return respond(request, address, rendered);
    }
    if (request.method === 'GET' && isLostAddress(address)) void countLedOn(address, request);
    return redirect(rendered, address, url.search);
  }

  /** Where a query that a former site chose its pages by leads; undefined where it leads nowhere. */
  async function ledOn(queried: string, request: Request) {
    const rendered = await pages.renderedAt(queried);
    if (!(rendered instanceof Response)) return undefined;
    if (request.method === 'GET') void countLedOn(queried, request);
    const own = queried.split(/[?&]/);
    const others = new URL(request.url).search.slice(1).split('&');
    const kept = others.filter((part) => part !== '' && !own.includes(part)).join('&');
    return redirect(rendered, queried, kept && `?${kept}`);
  }

  /** Counts who came by a redirection: the browser, which counts visits, only knows where it was led. */
  async function countLedOn(path: string, { headers }: Request) {
    const { url, key } = connection();
    const told = new Request(`${url}/rest/v1/rpc/record_missed_page`, {
      method: 'POST',
      headers: {
        apikey: key,
        'Content-Type': 'application/json',
        'User-Agent': headers.get('User-Agent') ?? '',
      },
      body: JSON.stringify({ path }),
    });
    // What isn't counted is no fault of the page's.
    await backend(told).catch(() => undefined);
  }

  return {
    answer,
    /** Asks the change log whether pages have changed. Without an answer, they stay as they are. */
    refresh: async () => void (await changes.refresh()),
    /**
     * From now on, until the function that it returns is called, whoever asks for a page sees what was published up to a second
     * before. While nobody reads, nobody asks the backend.
     */
    watch: changes.watch,
  };
}

/** What browsers ask for by themselves, or for a page: nobody reads the page for lost visitors there. */
const partOfPage = /\.(?:avif|css|gif|ico|jpe?g|m?js|map|png|svg|webmanifest|webp|woff2?)$/i;

const nothing = () =>
  new Response('Not found', {
    status: 404,
    headers: {
      ...securityHeaders(),
      'Cache-Control': cacheControl.other,
      'Content-Type': 'text/plain; charset=utf-8',
    },
  });

/** Whether the path of a page is its own but for capitals; files and pictures are as they are written. */
const hasCapitals = (path: string, address: string) =>
  path !== path.toLowerCase() &&
  new URL(address, siteUrl).pathname === path.toLowerCase().replace(/(?<=.)\/+$/, '');

/** A page as it is sent, with what browsers and search engines may do with it. */
const respond = (request: Request, address: string, { status, content, policy, hasFailed }: Answered) =>
  content.respond(request, status, {
    ...securityHeaders(policy),
    'Cache-Control': cacheControl.other,
    ...(hasFailed && renderFailure),
    ...(isUnlisted(address) && unlistedHeaders),
    ...(isPodcastResource(address) && openHeaders),
  });

/** What leads from an address to another one, with what was asked for behind it. */
function redirect({ status, headers }: Response, address: string, search: string) {
  const location = headers.get('Location') ?? '/';
  return new Response(null, {
    status,
    headers: {
      ...securityHeaders(),
      // Another host has parameters of its own, and so has where a filter leads.
      Location: location.startsWith('/') && !location.includes('?') ? location + search : location,
      'Cache-Control': cacheControl.redirect,
      // A script of another host follows it only if it may read where it leads.
      ...(isPodcastResource(address) && openHeaders),
    },
  });
}
