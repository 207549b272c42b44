import { QueryClient } from '@tanstack/react-query';
import { isWorthRetrying } from './errors.ts';

/** How many times a failed read is asked again before the screen says so. */
const READ_RETRIES = 2;

/**
 * The cache of everything that the back-office reads. Reads are repeated when the failure may pass by itself; what the
 * server understood and refused (4xx) never is, and writes are never repeated here: each write decides by itself
 * whether sending it twice is safe.
 */
export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // "always": offline, a request fails at once and the screen can say so, rather than wait in silence.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        retry: (failureCount, error) => failureCount < READ_RETRIES && isWorthRetrying(error),
        retryDelay: (attempt) => 300 * 2 ** attempt,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
