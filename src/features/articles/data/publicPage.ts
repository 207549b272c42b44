import { queryOptions } from '@tanstack/react-query';
import { fetchInTime } from '#data/connection.ts';
import { fetchPageChange } from './pageChanges.queries.ts';
import { renderFailure } from './renderFailure.ts';

/** Why visitors don't see a version of an article yet. */
export type PublicPageProblem =
  /** Nothing answered. */
  | 'unreachable'
  /** There is no page at its address. */
  | 'missing'
  /** The page shows another version. */
  | 'otherVersion'
  /** The server couldn't render the page. */
  | 'notRendered';

/** The path of an article's public page, and when the version was saved that it is to show. */
export type PublicVersion = { path: string; savedAt: string };

/** How long a version has to reach visitors, and how often their page is requested, in milliseconds (product: reaching visitors). */
const LIMIT = 30_000;
const INTERVAL = 500;

/** Asks for the public page of an article once. Returns null when it shows this version. */
async function findProblem(
  { path, savedAt }: PublicVersion,
  signal: AbortSignal,
): Promise<PublicPageProblem | null> {
  const response = await fetchInTime(new URL(path, location.origin), {
    cache: 'no-store',
    // What a visitor gets.
    credentials: 'omit',
    signal,
  }).catch(() => null);
  if (!response) return 'unreachable';
  if (response.status >= 500) return 'notRendered';
  if (!response.ok) return 'missing';
  // As text: a parsed document would apply the content security policy to its own styles, and complain in the console.
  if ((await response.text()).includes(`"article:modified_time" content="${savedAt}"`)) return null;
  return response.headers.get('Cache-Status') === renderFailure['Cache-Status']
    ? 'notRendered'
    : 'otherVersion';
}

/**
 * Asks for the public page of an article until it shows this version. Resolves with null as soon as it does, or with
 * the reason after 30 s (product: reaching visitors). Rejects only when `signal` is aborted.
 */
export async function waitForPublicPage(version: PublicVersion, signal: AbortSignal) {
  const end = Date.now() + LIMIT;
  for (;;) {
    const limit = AbortSignal.timeout(Math.max(INTERVAL, end - Date.now()));
    const problem = await findProblem(version, AbortSignal.any([signal, limit]));
    signal.throwIfAborted();
    if (problem === null || Date.now() >= end) return problem;
    await new Promise((resolve) => setTimeout(resolve, INTERVAL));
  }
}

/** Whether anything was ever public at a path; null asks nothing. */
export const wasPublicQuery = (path: string | null) =>
  queryOptions({
    queryKey: ['public page', 'change', path],
    queryFn: async () => (await fetchPageChange(path ?? '')) !== null,
    enabled: path !== null,
    staleTime: 0,
  });

/** `waitForPublicPage` as a query: its data is null once visitors see this version. Asks nobody while there is none. */
export const publicPageQuery = (version: PublicVersion | null) =>
  queryOptions({
    queryKey: ['public page', version],
    queryFn: ({ signal }) => (version ? waitForPublicPage(version, signal) : null),
    enabled: version !== null,
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
    refetchOnReconnect: false,
  });
