import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { isWorthRetrying } from './errors.ts';

/** How many times a failed read is asked again before the screen says so. */
const READ_RETRIES = 2;

const longerEachTime = (attempt: number) => 300 * 2 ** attempt;

/**
 * What is written while something loads for the first time may have come too late for that answer. TanStack Query keeps it
 * all the same, and lets only later loads begin anew: here the first one does too.
 */
class Client extends QueryClient {
  override invalidateQueries<Key extends QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ) {
    if (filters?.refetchType !== 'none')
      for (const query of this.getQueryCache().findAll(filters))
        if (query.state.data === undefined) void query.cancel({ revert: true });
    return super.invalidateQueries(filters, options);
  }
}

/**
 * The cache of everything that the back-office reads. Reads are repeated when the failure may pass by itself; what the
 * server understood and refused (4xx) never is, and writes are never repeated here: each write decides by itself
 * whether sending it twice is safe. `retryDelay` is how long a read waits, in milliseconds, before it is repeated.
 */
export function createQueryClient({
  retryDelay = longerEachTime,
}: { retryDelay?: (attempt: number) => number } = {}) {
  return new Client({
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
