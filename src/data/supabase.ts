import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';
import { connection, fetchInTime, fetchOk, SESSION_STORAGE_KEY } from './connection.ts';
import type { Database } from '#generated/database.types.ts';
import { DataError, fromResponse } from './errors.ts';
import { askForProof } from './session/freshProof.ts';
import { isCodeRequired } from './session/secondFactor.ts';

/** supabase-js, typed with the tables of `supabase/migrations`. */
export type Supabase = SupabaseClient<Database>;

let client: Supabase | undefined;

/** The one client of the page, made when it is first needed. */
export function supabase(): Supabase {
  if (client) return client;
  const { url, key } = connection();
  client = createClient<Database>(url, key, {
    // With PKCE an address can't carry a session, and so nobody can be signed in by a link under another name.
    auth: { storageKey: SESSION_STORAGE_KEY, flowType: 'pkce' },
    // One place decides about repeating requests: `createQueryClient`.
    db: { retry: false },
    global: { fetch: fetchAsStaff },
  });
  return client;
}

/**
 * Every request of supabase-js passes here. Those to the database and the file store fail with a DataError. Those to
 * the authentication service don't, since the client reads their answers itself to decide whether a session is over.
 */
async function fetchAsStaff(input: RequestInfo | URL, init: RequestInit = {}) {
  const { url, key } = connection();
  const address = input instanceof Request ? input.url : String(input);
  const authorization = new Headers(init.headers).get('Authorization');
  if (address.startsWith(`${url}/auth/v1/`)) {
    const response = await fetchInTime(input, init);
    if (!response.ok && authorization !== `Bearer ${key}`)
      await explainRefusal(await fromResponse(response.clone()), authorization);
    return response;
  }
  // Without a usable session, the client falls back on the visitor's key, and the database then answers with empty
  // lists and unchanged rows; to a session that still wants its code, too. The back-office never asks as a visitor, so such
  // a request is stopped here.
  if (authorization === `Bearer ${key}` || isCodeRequired(storedSession())) throw sessionIsMissing();
  try {
    return await fetchOk(input, init);
  } catch (error) {
    if (!(error instanceof DataError) || error.kind !== 'unproved')
      throw await explainRefusal(error, authorization);
  }
  // The one place where a proof that has grown old is renewed, and what wanted it is sent again, once.
  if (!(await askForProof())) throw new DataError('unproved');
  const headers = new Headers(init.headers);
  const renewed = `Bearer ${(await currentSession()).access_token}`;
  headers.set('Authorization', renewed);
  try {
    return await fetchOk(input, { ...init, headers });
  } catch (error) {
    throw await explainRefusal(error, renewed);
  }
}

/** The session for a request that doesn't go through supabase-js, with a token that is still good. */
export async function currentSession(): Promise<Session> {
  const { data } = await supabase().auth.getSession();
  if (!data.session || isCodeRequired(data.session)) throw sessionIsMissing();
  return data.session;
}

/**
 * A session that is stored but can't be used is one that could not be renewed, since the server is out of reach; or it still
 * wants its code.
 */
function sessionIsMissing() {
  const stored = storedSession();
  return new DataError(stored && !isCodeRequired(stored) ? 'offline' : 'unauthenticated');
}

/**
 * The session that the browser keeps, even when it has expired and could not be renewed yet. One that can't be read is
 * none, as for supabase-js.
 */
export function storedSession(): Session | null {
  if (typeof localStorage === 'undefined') return null;
  try {
    return JSON.parse(localStorage.getItem(SESSION_STORAGE_KEY) ?? 'null') as Session | null;
  } catch {
    return null;
  }
}

const rejectedSessionListeners = new Set<() => void>();

/** Calls back when the server no longer accepts the session that the browser still believes in. */
export function onRejectedSession(listener: () => void) {
  rejectedSessionListeners.add(listener);
  return () => rejectedSessionListeners.delete(listener);
}

/**
 * Why a request with somebody's token failed; gives the error to be thrown. A session that was ended elsewhere leaves a token
 * that still looks good, and what it is refused for then reads as a lack of right: only the authentication service knows.
 * Tells the listeners that the session is over, unless somebody has signed in again since: then the answer speaks of the
 * session before.
 */
export async function explainRefusal(error: unknown, authorization: string | null): Promise<unknown> {
  if (!(error instanceof DataError) || !authorization) return error;
  const isOver =
    error.kind === 'unauthenticated' || (error.kind === 'forbidden' && (await hasEnded(authorization)));
  if (!isOver) return error;
  if (authorization === `Bearer ${storedSession()?.access_token}`) {
    for (const listener of rejectedSessionListeners) listener();
  }
  return error.kind === 'unauthenticated' ? error : new DataError('unauthenticated', { cause: error });
}

/** Whether the session of a token is over, as far as the authentication service can be reached. */
async function hasEnded(authorization: string) {
  const { url, key } = connection();
  try {
    const { status } = await fetchInTime(`${url}/auth/v1/user`, {
      headers: { apikey: key, Authorization: authorization },
    });
    return [401, 403, 404].includes(status);
  } catch {
    return false;
  }
}
