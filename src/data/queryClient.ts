import {
  MutationCache,
  mutationOptions,
  notifyManager,
  QueryCache,
  QueryClient,
  type QueryKey,
  type QueryMeta,
} from '@tanstack/react-query';
import { isWorthRetrying, toDataError } from './errors.ts';

/** What couldn't be loaded, by the name of what is shown then. */
export type LoadNotice = 'articlesNotLoaded' | 'dataNotLoaded' | 'mediaNotLoaded';

declare module '@tanstack/react-query' {
  interface Register {
    /** `notice` names what is shown when a read fails; nothing is without one. */
    queryMeta: { notice?: LoadNotice };
    /** `isErrorHandled`: whoever writes shows failures otherwise. All others are shown as they come. */
    mutationMeta: { isErrorHandled?: boolean };
  }
}

/** Shows people what failed: a read by its notice, a write by its error. */
export type FailureListener = (failure: { notice: LoadNotice } | { error: unknown }) => void;

/** How many times a failed read is repeated before the screen shows it. */
const READ_RETRIES = 2;

const longerEachTime = (attempt: number) => 300 * 2 ** attempt;

type Options = {
  /** How long a read waits before it is repeated, in milliseconds. */
  retryDelay?: (attempt: number) => number;
  onFailure?: FailureListener;
};

/**
 * The cache of everything that the back-office reads. Reads are repeated when the failure may pass by itself; what the
 * server understood and refused (4xx) never is, and writes are never repeated here: each write decides by itself
 * whether sending it twice is safe.
 */
export function createQueryClient({ retryDelay = longerEachTime, onFailure = () => {} }: Options = {}) {
  return new QueryClient({
    queryCache: createQueryCache(onFailure),
    mutationCache: createMutationCache(onFailure),
    defaultOptions: {
      queries: {
        // "always": offline, a request fails at once and the screen can say so, rather than wait in silence.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        retry: (failureCount, error) => failureCount < READ_RETRIES && isWorthRetrying(error),
        retryDelay,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/**
 * Reads that one notice speaks for fail together more often than not: it is shown once, when all of them have answered. Only
 * what a screen still shows counts, and the end of a session is announced by a dialog.
 */
function createQueryCache(onFailure: FailureListener) {
  const failed = new Set<LoadNotice>();
  const cache = new QueryCache({
    onError: (error, query) => {
      if (toDataError(error).kind === 'unauthenticated') return;
      for (const notice of listNotices(query)) failed.add(notice);
    },
    onSettled: () => {
      for (const notice of failed) {
        const queries = cache.getAll().filter((query) => listNotices(query).has(notice));
        if (queries.some(({ state }) => state.fetchStatus === 'fetching')) continue;
        failed.delete(notice);
        if (queries.some(({ state }) => state.status === 'error'))
          notifyManager.schedule(() => onFailure({ notice }));
      }
    },
  });
  return cache;
}

/** After `onError` of the cache, which comes while the form that failed is still disabled. */
function createMutationCache(onFailure: FailureListener) {
  const cache = new MutationCache();
  cache.subscribe(
    notifyManager.batchCalls((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (!event.mutation.meta?.isErrorHandled) onFailure({ error: event.action.error });
    }),
  );
  return cache;
}

/** The notices of the screens that show a query. */
const listNotices = ({ observers }: { observers: { options: { meta?: QueryMeta } }[] }) =>
  new Set(observers.flatMap(({ options }) => options.meta?.notice ?? []));

/**
 * Reads again all that has one of these keys, and resolves when what is shown of it is there. What loads for the first time
 * begins anew too: its answer may be from before the write, and TanStack Query would keep it.
 */
export async function invalidate(client: QueryClient, ...keys: readonly QueryKey[]) {
  await Promise.all(
    keys.map((queryKey) => {
      for (const query of client.getQueryCache().findAll({ queryKey }))
        if (query.state.data === undefined) void query.cancel({ revert: true });
      return client.invalidateQueries({ queryKey });
    }),
  );
}

type Write = {
  /** What is read again, whatever came of it: awaited, so that a button is busy until the screen says so. */
  changes: readonly QueryKey[];
  isErrorHandled?: boolean;
};

/** A write, with what it changes of what is cached. */
export const writing = <Input = void, Answer = void>(
  { changes, ...meta }: Write,
  write: (input: Input) => Promise<Answer>,
) =>
  mutationOptions({
    mutationFn: (input: Input) => write(input),
    onSettled: (_answer, _error, _input, _result, { client }) => invalidate(client, ...changes),
    meta,
  });
