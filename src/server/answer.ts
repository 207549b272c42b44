import { LRUCache } from 'lru-cache';
import { articleAddresses, fixedAddresses } from './addresses.ts';
import { type Backend, type RecordedRequest, areUnchanged, recordRequests } from './recordRequests.ts';
import { Content } from './content.ts';
import { openFiles } from './files.ts';
import { cacheControl, hashedFiles, securityHeaders } from './hosting.ts';
import { fetchLastChange } from './lastChange.ts';
import { isClientRendered, pageAddressOf, renderPage, renderShell, unknownAddress } from './renderPage.tsx';
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
  /** Every address that has a page. */
  addresses: () => Promise<string[]>;
  /** Asks the change log whether pages have changed. Without an answer, they stay as they are. */
  refresh: () => Promise<void>;
  /** Does so each second from now on. */
  watch: () => void;
};

/** What was rendered for an address. */
type Rendered = { status: number; content: Content; policy?: string };

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
  const pending = new Map<string, Promise<Rendered | Response>>();
  const shell = renderShell();
  const shellContent = html(shell.html);
  let lastChange = -1;

  async function render(address: string): Promise<Rendered | Response> {
    const make = resourceAt(address);
    const content = await make?.();
    if (content) return { status: 200, content };
    const page = await renderPage(make ? unknownAddress : address);
    if (page instanceof Response) return page;
    return { status: page.status, content: html(page.html), policy: page.policy };
  }

  /** What an address shows now. A page that can't be rendered stays as it was. */
  async function update(address: string, entry: CacheEntry | undefined): Promise<Rendered | Response> {
    const change = lastChange;
    try {
      if (entry && (await areUnchanged(backend, entry.requests))) {
        entry.change = change;
        return entry.rendered;
      }
      const { result: rendered, requests } = await recordRequests(backend, () => render(address));
      cache.delete(address);
      // Addresses without a page are without number.
      if (!(rendered instanceof Response) && (rendered.status === 200 || address === unknownAddress)) {
        cache.set(address, { rendered, requests, change });
      }
      return rendered;
    } catch (error) {
      onError?.(error, address);
      return entry?.rendered ?? { status: 503, content: shellContent, policy: shell.policy };
    }
  }

  function renderedAt(address: string) {
    const known = cache.get(address);
    if (known?.change === lastChange) return known.rendered;
    const updating = pending.get(address) ?? update(address, known).finally(() => pending.delete(address));
    pending.set(address, updating);
    return updating;
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
    const address = resourceAt(url.pathname) ? url.pathname : pageAddressOf(url);
    const rendered = isClientRendered(address)
      ? { status: 200, content: shellContent, policy: shell.policy }
      : await renderedAt(address);
    if (rendered instanceof Response) {
      const location = (rendered.headers.get('Location') ?? '/') + url.search;
      return new Response(null, {
        status: rendered.status,
        headers: { ...securityHeaders(), Location: location },
      });
    }
    const headers = { ...securityHeaders(rendered.policy), 'Cache-Control': cacheControl.other };
    return rendered.content.respond(request, rendered.status, headers);
  }

  async function refresh() {
    const { result } = await recordRequests(backend, () => fetchLastChange().catch(() => lastChange));
    lastChange = result;
  }

  return {
    answer,
    addresses: async () => [...fixedAddresses(), ...(await recordRequests(backend, articleAddresses)).result],
    refresh,
    watch: () => void setInterval(() => void refresh(), 1000).unref(),
  };
}

const html = (text: string) => new Content('text/html; charset=utf-8', text);
