import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import { type ChangeLog, freshness } from './changeLog.ts';
import { type Backend, type RecordedRequest, areUnchanged, recordRequests } from './recordRequests.ts';
import { type Rendered, render } from './render.ts';
import { unknownAddress } from './renderPage.tsx';
import { requestOnce } from './requestOnce.ts';
import { type Patience, waitForTimeout } from './silence.ts';

/** What is answered: what was rendered, or its last good state. */
export type Answered = Rendered & { hasFailed?: boolean };

/** A page that is being looked at again, and the number of the last change when that began. */
type Update = { result: Promise<Answered | Response>; change: number };

type CacheEntry = { rendered: Rendered; requests: readonly RecordedRequest[]; change: number };

/** How often a page is rendered when something is published each time meanwhile. */
const maxAttempts = 3;

/** Bytes of pages, feeds and pictures in the cache at most. */
const maxSize = 256 * 1024 * 1024;

/** How many addresses are known to have no page, at most: there is no end to them. */
const mostUnknown = 10_000;

export type PageCacheOptions = {
  patience: Patience;
  changes: ChangeLog;
  /** What stands for a page that can't be rendered and never was. */
  placeholder: Omit<Rendered, 'status'>;
  /** Receives what went wrong while a page was rendered. */
  onError?: (error: unknown, address: string) => void;
};

/**
 * What was rendered, with the requests that it was made from. Once the change log has grown, these are sent again before it is
 * served: where they are answered as before, the page is as it was, and nothing has to know which pages show what.
 */
export function createPageCache({ patience, changes, placeholder, onError }: PageCacheOptions) {
  const { backend } = patience;
  const cache = new LRUCache<string, CacheEntry>({
    maxSize,
    sizeCalculation: ({ rendered }) => rendered.content.bytes.length,
  });
  /** Addresses that had no page at a change: asking for them again costs nothing until the next. */
  const unknown = new LRUCache<string, number>({ max: mostUnknown });
  const pending = new Map<string, Update>();
  /** What is in the cache is everybody's: whoever is the first to ask for it, others don't wait behind what else that reader asks for. */
  const onOwnBehalf = AsyncLocalStorage.snapshot();

  /** What an address shows now. A page that can't be rendered stays as it was. */
  async function update(address: string, entry: CacheEntry | undefined): Promise<Answered | Response> {
    const change = changes.last;
    // What is rendered anew gets the answers that have just been compared.
    const first = requestOnce(backend);
    try {
      if (entry && (await areUnchanged(first, entry.requests))) {
        entry.change = change;
        return entry.rendered;
      }
      const whole = await renderWhole(address, { changes, change, first, anew: backend });
      const { rendered, requests } = whole;
      const isWhole = requests.every(({ digest }) => digest !== undefined);
      // A page that was rendered without one of its answers must neither replace a complete one nor be cached.
      if (!isWhole && entry) throw new Error('The backend left a request without an answer.');
      cache.delete(address);
      if (!rendered) {
        if (isWhole) unknown.set(address, whole.change);
        return await renderedAt(unknownAddress);
      }
      // Not cached: there is no end to addresses without a page.
      const isPage =
        !(rendered instanceof Response) && (rendered.status === 200 || address === unknownAddress);
      const isKept = isWhole && requests.every(({ digest }) => digest !== null);
      if (isPage && isKept) cache.set(address, { rendered, requests, change: whole.change });
      return rendered;
    } catch (error) {
      onError?.(error, address);
      return { ...placeholder, status: 503, ...entry?.rendered, hasFailed: true };
    }
  }

  function startUpdate(address: string, known: CacheEntry | undefined): Update {
    const started = {
      change: changes.last,
      result: update(address, known).finally(() => pending.delete(address)),
    };
    pending.set(address, started);
    return started;
  }

  /** What an address shows as of `change`, or later: what others wait for may have begun before. */
  async function updated(address: string, change: number): Promise<Answered | Response> {
    for (;;) {
      const begun = pending.get(address) ?? startUpdate(address, cache.get(address));
      const rendered = await begun.result;
      if (begun.change >= change) return rendered;
    }
  }

  function renderedAt(address: string): Answered | Response | Promise<Answered | Response> {
    const known = cache.get(address);
    if (known?.change === changes.last) return known.rendered;
    if (unknown.get(address) === changes.last) return renderedAt(unknownAddress);
    if (!known) return updated(address, changes.last);
    const result = onOwnBehalf(updated, address, changes.last);
    return patience.waitFor(result).then((rendered) => rendered ?? known.rendered);
  }

  return {
    has: (address: string) => cache.has(address),
    /** What an address shows, as of the last change that is known; as it was, where the backend is silent. */
    renderedAt,
  };
}

type Rendering = {
  changes: ChangeLog;
  /** The number of the last change before the first request. */
  change: number;
  /** Answers the first attempt. */
  first: Backend;
  /** Answers whatever is asked once more. */
  anew: Backend;
};

/**
 * Renders a page by what the backend has at one moment. Something may be published between two of its requests: unless the change
 * log says that it stands where it stood before the first of them, they are sent again, and where one is answered otherwise by now,
 * the page is rendered once more.
 */
async function renderWhole(address: string, { changes, change: before, first, anew }: Rendering) {
  let change = before;
  let requestBackend = first;
  for (let attempt = 1; ; attempt += 1) {
    const { result: rendered, requests } = await recordRequests(requestBackend, () => render(address));
    // Nobody reads what is being exported, and the export itself asks again.
    if (!changes.isWatched || attempt === maxAttempts) return { rendered, requests, change };
    const latest = await Promise.race([changes.refresh(), waitForTimeout(freshness)]);
    if (latest === change) return { rendered, requests, change };
    change = latest ?? change;
    if (await areUnchanged(requestOnce(anew), requests)) return { rendered, requests, change };
    requestBackend = requestOnce(anew);
  }
}
