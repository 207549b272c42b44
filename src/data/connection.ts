import { DataError, fromNetworkFailure, fromResponse, unreadable } from './errors.ts';
import { type BackendEnvironment, backendAddress } from './localBackend.ts';

/** Where the backend is, and how requests get there. */
export type Connection = {
  /** Origin that serves `/auth/v1`, `/rest/v1` and `/storage/v1`, without a final slash. */
  url: string;
  /** The publishable (anonymous) key. */
  key: string;
  fetch: typeof fetch;
  /** After that many milliseconds without an answer, a request counts as failed; an upload, without progress. */
  timeout: number;
};

/** Where supabase-js keeps the session in localStorage (product: stored session). */
export const SESSION_STORAGE_KEY = 'porte-voix-session';

let overrides: Partial<Connection> = {};

/**
 * Sends the data layer's requests elsewhere than where the environment says, or otherwise: the server and the tests
 * talk to a backend in their own process. Returns what takes it back.
 */
export function connectTo(changes: Partial<Connection>) {
  const before = overrides;
  overrides = { ...before, ...changes };
  return () => {
    overrides = before;
  };
}

/** The hosted project that the environment names, else the embedded backend on the page's own origin. */
export function connection(): Connection {
  const { VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY } = import.meta.env as BackendEnvironment;
  const pageOrigin = typeof location === 'undefined' ? 'http://localhost:4173' : location.origin;
  const { url, publishableKey } = backendAddress(
    { VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY },
    pageOrigin,
  );
  return {
    url,
    key: publishableKey,
    // Looked up at each request, because tests replace the global one after this module is loaded.
    fetch: (...request) => fetch(...request),
    timeout: 20_000,
    ...overrides,
  };
}

/** A request with a time limit; no answer is a DataError, whatever the answer's status. */
export async function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}) {
  const { fetch, timeout } = connection();
  const limit = AbortSignal.timeout(timeout);
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
  try {
    const response = await fetch(input, { ...init, signal });
    // Read here, for an answer that has begun can still break off or run out of time.
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, response);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw fromNetworkFailure(error);
  }
}

/** A request to the database or the file store: anything but a success is a DataError. */
export async function fetchOk(input: RequestInfo | URL, init?: RequestInit) {
  const response = await fetchInTime(input, init);
  if (!response.ok) throw await fromResponse(response);
  return response;
}

/**
 * A visitor's request to the database, with nothing but `fetch`: public pages must not carry the weight of
 * supabase-js. `path` is what follows `/rest/v1/`.
 */
export async function fetchAsVisitor(
  path: string,
  {
    method = 'GET',
    body,
    prefer,
    proof,
  }: {
    method?: 'GET' | 'POST';
    body?: object;
    prefer?: string | undefined;
    /** What the browser has worked for, where the database requires it (`postLead`). */
    proof?: string | undefined;
  } = {},
) {
  const { url, key } = connection();
  const headers = new Headers({ apikey: key });
  if (body) headers.set('Content-Type', 'application/json');
  if (prefer) headers.set('Prefer', prefer);
  if (proof) headers.set('x-proof', proof);
  const request = { method, headers, body: body ? JSON.stringify(body) : null };
  return fetchOk(`${url}/rest/v1/${path}`, request).catch(withoutSession);
}

/** A visitor has no session that could be over. */
function withoutSession(error: unknown): never {
  if (!(error instanceof DataError) || error.kind !== 'unauthenticated') throw error;
  throw new DataError('forbidden', { sentence: 'Le serveur a refusé cette demande.', cause: error });
}

/** The body of an answer as JSON; what can't be read is a failure of the server. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw unreadable(cause);
  }
}

/** The object that a function answers with. */
export async function readObject<Answer extends object>(response: Response): Promise<Answer> {
  const answer = await readJson(response);
  if (answer === null || typeof answer !== 'object' || Array.isArray(answer)) throw unreadable();
  return answer as Answer;
}
