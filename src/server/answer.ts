import { LRUCache } from 'lru-cache';
import { renderFailure } from '../data/articles/renderFailure.ts';
import { askOnce } from './askOnce.ts';
import { type Backend, type RecordedRequest, areUnchanged, recordRequests } from './recordRequests.ts';
import { openFiles } from './files.ts';
import { paths } from '../paths.ts';
import { cacheControl, hashedFiles, previewHeaders, securityHeaders } from './hosting.ts';
import { fetchLastChange } from './lastChange.ts';
import { type Rendered, htmlContent, render } from './render.ts';
import { isClientRendered, pageAddressOf, renderShell, unknownAddress } from './renderPage.tsx';
import { resourceAt } from './resources.ts';

/** The document in which the app renders everything by itself. */
export const emptyDocument = () =>
  new Response(renderShell().html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });

export type SiteOptions = {
  /** The folder of the browser's build. */
  files: string;
  /** Answers requests to the backend; those of the network unless told otherwise. */
  backend?: Backend;
  /** Receives what went wrong while a page was rendered. */
  onError?: (error: unknown, address: string) => void;
};

export type Site = {
  /** Answers any request to the site. */
  answer: (request: Request) => Promise<Response>;
  /** Asks the change log whether pages have changed. Without an answer, they stay as they are. */
  refresh: () => Promise<void>;
  /** Does so each second from now on, until the function that it returns is called. */
  watch: () => () => void;
};

/** What is answered: what was rendered, or its last good state. */
type Answered = Rendered & { hasFailed?: boolean };

type CacheEntry = { rendered: Rendered; requests: readonly RecordedRequest[]; change: number };

/** Bytes of pages, feeds and pictures in the cache at most. */
const maxSize = 256 * 1024 * 1024;

/**
 * The site as one function from requests to answers. What was rendered is kept with the requests that it was made from.
 * Once the change log has grown, these are asked again before it is served: where they are answered as before, the page is
 * as it was, and nothing has to know which pages show what.
 */
export function createSite({ files, backend = fetch, onError }: SiteOptions): Site {
  const fileAt = openFiles(files);
  const cache = new LRUCache<string, CacheEntry>({
    maxSize,
    sizeCalculation: ({ rendered }) => rendered.content.bytes.length,
  });
  const pending = new Map<string, Promise<Answered | Response>>();
  const shell = renderShell();
  const shellContent = htmlContent(shell.html);
  let lastChange = -1;

  /** What an address shows now. A page that can't be rendered stays as it was. */
  async function update(address: string, entry: CacheEntry | undefined): Promise<Answered | Response> {
    const change = lastChange;
    // What is rendered anew begins with what has just been asked again.
    const asked = askOnce(backend);
    try {
      if (entry && (await areUnchanged(asked, entry.requests))) {
        entry.change = change;
        return entry.rendered;
      }
      const { result: rendered, requests } = await recordRequests(asked, () => render(address));
      const isWhole = requests.every(({ digest }) => digest !== undefined);
      // What could do without an answer must not take the place of what had it, nor stay.
      if (!isWhole && entry) throw new Error('The backend left a request without an answer.');
      cache.delete(address);
      if (!rendered) return await renderedAt(unknownAddress);
      // Addresses without a page are without number.
      const isPage =
        !(rendered instanceof Response) && (rendered.status === 200 || address === unknownAddress);
      if (isPage && isWhole) {
        cache.set(address, { rendered, requests, change });
      }
      return rendered;
    } catch (error) {
      onError?.(error, address);
      return {
        status: 503,
        content: shellContent,
        policy: shell.policy,
        ...entry?.rendered,
        hasFailed: true,
      };
    }
  }

  function renderedAt(address: string) {
    const known = cache.get(address);
    if (known?.change === lastChange) return known.rendered;
    const updating = pending.get(address) ?? update(address, known).finally(() => pending.delete(address));
    pending.set(address, updating);
    return updating;
  }

  /** The address that stands for all with the same page. */
  function addressOf(url: URL) {
    // What is kept has such an address; to look for it among the routes takes longer than the rest of an answer.
    const asked = url.pathname + url.search;
    if (cache.has(asked)) return asked;
    return resourceAt(url.pathname) ? url.pathname : pageAddressOf(url);
  }

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
    const address = addressOf(url);
    const rendered: Answered | Response = isClientRendered(address)
      ? { status: 200, content: shellContent, policy: shell.policy }
      : await renderedAt(address);
    if (rendered instanceof Response) {
      const location = (rendered.headers.get('Location') ?? '/') + url.search;
      return new Response(null, {
        status: rendered.status,
        headers: { ...securityHeaders(), Location: location, 'Cache-Control': cacheControl.redirect },
      });
    }
    const headers = {
      ...securityHeaders(rendered.policy),
      'Cache-Control': cacheControl.other,
      ...(rendered.hasFailed && renderFailure),
      ...(address === paths.preview && previewHeaders),
    };
    return rendered.content.respond(request, rendered.status, headers);
  }

  async function refresh() {
    const { result } = await recordRequests(backend, () => fetchLastChange().catch(() => lastChange));
    lastChange = result;
  }

  return {
    answer,
    refresh,
    watch() {
      const timer = setInterval(() => void refresh(), 1000).unref();
      return () => clearInterval(timer);
    },
  };
}
