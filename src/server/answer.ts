import { LRUCache } from 'lru-cache';
import { renderFailure } from '../data/articles/renderFailure.ts';
import { requestOnce } from './requestOnce.ts';
import { type Backend, type RecordedRequest, areUnchanged, recordRequests } from './recordRequests.ts';
import { openFiles } from './files.ts';
import { cacheControl, hashedFiles, openHeaders, unlistedHeaders, securityHeaders } from './hosting.ts';
import { fetchLastChange } from './lastChange.ts';
import { type Rendered, htmlContent, render } from './render.ts';
import { isClientRendered, isUnlisted, toPageAddress, renderShell, unknownAddress } from './renderPage.tsx';
import { isPodcastResource } from './podcastResources.ts';
import { resourceAt } from './resources.ts';

export type SiteOptions = {
  /** The folder of the browser's build. */
  files: string;
  /** Answers requests to the backend; the network by default. */
  backend?: Backend;
  /** Receives what went wrong while a page was rendered. */
  onError?: (error: unknown, address: string) => void;
};

export type Site = {
  /** Answers any request to the site. */
  answer: (request: Request) => Promise<Response>;
  /** Asks the change log whether pages have changed. Without an answer, they stay as they are. */
  refresh: () => Promise<void>;
  /**
   * From now on, until the function that it returns is called, whoever asks for a page sees what was published up to a second
   * before. While nobody reads, nobody asks the backend.
   */
  watch: () => () => void;
};

/** What is answered: what was rendered, or its last good state. */
type Answered = Rendered & { hasFailed?: boolean };

/** A page that is being looked at again, and whether the backend lets it wait. */
type Update = { result: Promise<Answered | Response>; silence: Promise<void> };

type CacheEntry = { rendered: Rendered; requests: readonly RecordedRequest[]; change: number };

/** Milliseconds after which readers see what was published. */
const freshness = 1000;

/** How long a cached page waits for the backend, in milliseconds, before it is served as it was. */
const backendTimeout = 200;

/**
 * Resolves when the time for the backend is up. `setImmediate` lets an answer win that arrived while this thread was busy.
 */
const waitForTimeout = (milliseconds = backendTimeout) =>
  new Promise<void>((resolve) => {
    setTimeout(() => setImmediate(resolve), milliseconds).unref();
  });

/** The same backend, which calls `onSilence` when a request has waited too long. */
function noticeSilence(backend: Backend, onSilence: () => void): Backend {
  return (request) => {
    const answer = backend(request);
    const isSilent = Symbol('silent');
    void Promise.race([answer.catch(() => undefined), waitForTimeout().then(() => isSilent)]).then(
      (outcome) => outcome === isSilent && onSilence(),
    );
    return answer;
  };
}

/** How often a page is rendered when something is published each time meanwhile. */
const maxAttempts = 3;

/** Bytes of pages, feeds and pictures in the cache at most. */
const maxSize = 256 * 1024 * 1024;

/**
 * The site as one function from requests to answers. What was rendered is cached with the requests that it was made from.
 * Once the change log has grown, these are sent again before it is served: where they are answered as before, the page is
 * as it was, and nothing has to know which pages show what.
 */
export function createSite({ files, backend = fetch, onError }: SiteOptions): Site {
  const fileAt = openFiles(files);
  const cache = new LRUCache<string, CacheEntry>({
    maxSize,
    sizeCalculation: ({ rendered }) => rendered.content.bytes.length,
  });
  const pending = new Map<string, Update>();
  const shell = renderShell();
  const shellContent = htmlContent(shell.html);
  let lastChange = -1;
  let isWatching = false;
  /** When the latest request to the change log that succeeded was sent. */
  let asOf = -Infinity;
  let asking: Promise<number | undefined> | undefined;
  let askingNext: Promise<number | undefined> | undefined;

  /** What an address shows now. A page that can't be rendered stays as it was. */
  async function update(
    address: string,
    entry: CacheEntry | undefined,
    onSilence: () => void,
  ): Promise<Answered | Response> {
    const change = lastChange;
    const noticed = noticeSilence(backend, onSilence);
    // What is rendered anew gets the answers that have just been compared.
    const deduplicated = requestOnce(noticed);
    try {
      if (entry && (await areUnchanged(deduplicated, entry.requests))) {
        entry.change = change;
        return entry.rendered;
      }
      const {
        rendered,
        requests,
        change: asOfChange,
      } = await renderWhole(address, { change, first: deduplicated, anew: noticed, onSilence });
      const isWhole = requests.every(({ digest }) => digest !== undefined);
      // A page that was rendered without one of its answers must neither replace a complete one nor be cached.
      if (!isWhole && entry) throw new Error('The backend left a request without an answer.');
      cache.delete(address);
      if (!rendered) return await renderedAt(unknownAddress);
      // Not cached: there is no end to addresses without a page.
      const isPage =
        !(rendered instanceof Response) && (rendered.status === 200 || address === unknownAddress);
      if (isPage && isWhole) {
        cache.set(address, { rendered, requests, change: asOfChange });
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

  /**
   * Renders a page by what the backend has at one moment. Something may be published between two of its requests: unless the change
   * log says that it stands where it stood before the first of them, they are sent again, and where one is answered otherwise by now,
   * the page is rendered once more.
   */
  async function renderWhole(
    address: string,
    {
      change: before,
      first,
      anew,
      onSilence,
    }: { change: number; first: Backend; anew: Backend; onSilence: () => void },
  ) {
    let change = before;
    let requestBackend = first;
    for (let attempt = 1; ; attempt += 1) {
      const { result: rendered, requests } = await recordRequests(requestBackend, () => render(address));
      // Nobody reads what is being exported, and the export itself asks again.
      if (!isWatching || attempt === maxAttempts) return { rendered, requests, change };
      void waitForTimeout().then(onSilence);
      const latest = await Promise.race([refresh(), waitForTimeout(freshness)]);
      if (latest === change) return { rendered, requests, change };
      change = latest ?? change;
      if (await areUnchanged(requestOnce(anew), requests)) return { rendered, requests, change };
      requestBackend = requestOnce(anew);
    }
  }

  function renderedAt(address: string) {
    const known = cache.get(address);
    if (known?.change === lastChange) return known.rendered;
    const { result, silence } = pending.get(address) ?? startUpdate(address, known);
    return known ? Promise.race([result, silence.then(() => known.rendered)]) : result;
  }

  function startUpdate(address: string, known: CacheEntry | undefined): Update {
    let onSilence = () => {};
    const silence = new Promise<void>((resolve) => {
      onSilence = resolve;
    });
    const started = {
      result: update(address, known, onSilence).finally(() => pending.delete(address)),
      silence,
    };
    pending.set(address, started);
    return started;
  }

  /** The address that stands for all with the same page. */
  function toAddress(url: URL) {
    // What is cached has such an address; to look for it among the routes takes longer than the rest of an answer.
    const requested = url.pathname + url.search;
    if (cache.has(requested)) return requested;
    return resourceAt(url.pathname) ? url.pathname : toPageAddress(url);
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
    const address = toAddress(url);
    if (isWatching && !isClientRendered(address)) await catchUp();
    const rendered: Answered | Response = isClientRendered(address)
      ? { status: 200, content: shellContent, policy: shell.policy }
      : await renderedAt(address);
    if (rendered instanceof Response) {
      const location = (rendered.headers.get('Location') ?? '/') + url.search;
      return new Response(null, {
        status: rendered.status,
        headers: {
          ...securityHeaders(),
          Location: location,
          'Cache-Control': cacheControl.redirect,
          // A script of another host follows it only if it may read where it leads.
          ...(isPodcastResource(address) && openHeaders),
        },
      });
    }
    const headers = {
      ...securityHeaders(rendered.policy),
      'Cache-Control': cacheControl.other,
      ...(rendered.hasFailed && renderFailure),
      ...(isUnlisted(address) && unlistedHeaders),
      ...(isPodcastResource(address) && openHeaders),
    };
    return rendered.content.respond(request, rendered.status, headers);
  }

  async function askForChange() {
    const begun = performance.now();
    const { result } = await recordRequests(backend, () => fetchLastChange().catch(() => undefined));
    if (result === undefined) return undefined;
    lastChange = result;
    asOf = begun;
    return result;
  }

  /** One request at a time: all callers meanwhile share the next one. Gives the number of the last change; without an answer, none. */
  function refresh(): Promise<number | undefined> {
    if (asking) {
      askingNext ??= asking.then(() => {
        askingNext = undefined;
        return refresh();
      });
      return askingNext;
    }
    asking = askForChange().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  /** Sends the next request at half the time, so that with steady traffic no reader waits for it. */
  async function catchUp() {
    const age = performance.now() - asOf;
    if (age < freshness / 2) return;
    const answered = asking ?? refresh();
    if (age >= freshness) await Promise.race([answered, waitForTimeout()]);
  }

  return {
    answer,
    refresh: async () => void (await refresh()),
    watch() {
      isWatching = true;
      return () => {
        isWatching = false;
      };
    },
  };
}
