import { TooLarge } from '../data/stagedUpload.ts';
import type { LiteKeys } from '../worker/liteApp.ts';
import type { JudgedRequest, RequestFacts } from '../worker/protocol.ts';
import { getApi, refusal, Refused } from './answers.ts';
import type { Endpoint } from './endpoint.ts';
import { identify, type Identity } from './identity.ts';
import {
  choosesRows,
  excessOfBody,
  excessOfQuery,
  faultOfBody,
  isLongHeader,
  isStorable,
} from './queryLimits.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Who asks, where the endpoint is for them. */
export async function judgeSender(
  { headers }: Request,
  endpoint: Endpoint,
  { pathname }: URL,
  keys: LiteKeys,
): Promise<Identity> {
  if (endpoint.for === 'anyone') return { kind: 'visitor' };
  const api = getApi(pathname);
  const identity = await identify(headers, keys);
  if ('reason' in identity) {
    if (identity.reason === 'key')
      throw new Refused(refusal(api, 401, 'no_api_key', 'No valid API key found in request'));
    const message = identity.reason === 'expired' ? 'JWT expired' : 'JWT invalid';
    const bearer = { 'www-authenticate': `Bearer error="invalid_token", error_description="${message}"` };
    throw new Refused(
      api === 'auth'
        ? refusal(api, 403, 'bad_jwt', message, bearer)
        : refusal(api, 401, api === 'rest' ? 'PGRST301' : 'Unauthorized', message, bearer),
    );
  }
  if (endpoint.for === 'service' && identity.kind !== 'service')
    throw new Refused(refusal(api, 403, 'not_admin', 'User not allowed'));
  if (endpoint.for === 'person' && identity.kind === 'visitor')
    throw new Refused(
      api === 'auth'
        ? refusal(api, 401, 'no_authorization', 'This endpoint requires a Bearer token')
        : refusal(api, 401, 'Unauthorized', 'This endpoint requires a Bearer token'),
    );
  return identity;
}

/** The parameters that are handed on. */
export function judgeQuery(endpoint: Endpoint, method: string, url: URL): string {
  // Bytes that are no text come as U+FFFD.
  if (![...url.searchParams].flat().every((text) => isStorable(text) && !text.includes('\uFFFD')))
    throw new Refused(refusal(getApi(url.pathname), 400, '22021', 'The address has an illegible character.'));
  if (endpoint.query === 'rows') {
    const excess = excessOfQuery(url.searchParams, url.pathname.split('/').at(-1));
    if (excess) throw new Refused(refusal('rest', 400, 'PGRST100', `The request has ${excess}.`));
    // As `safeupdate` has it in hosted projects: a forgotten filter is no word for all rows.
    if ((method === 'PATCH' || method === 'DELETE') && !choosesRows(url.searchParams)) {
      const statement = method === 'PATCH' ? 'UPDATE' : 'DELETE';
      throw new Refused(refusal('rest', 400, '21000', `${statement} requires a WHERE clause`));
    }
    return url.searchParams.toString();
  }
  if (endpoint.query === 'none') {
    if (url.search === '') return '';
    throw new Refused(refusal('rest', 400, 'PGRST100', 'What this function answers can’t be chosen.'));
  }
  const query = new URLSearchParams();
  for (const name of endpoint.query ?? []) {
    const value = url.searchParams.get(name);
    if (value !== null && name !== 'redirect_to') query.set(name, value);
  }
  return query.toString();
}

async function readUpTo(limit: number, request: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new TooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > limit) throw new TooLarge();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** The body as its endpoint takes it: parsed, held against what it may be, and with nothing beside. */
export async function judgeBody(request: Request, endpoint: Endpoint, identity: Identity): Promise<unknown> {
  if (endpoint.body === undefined || endpoint.body === 'file') return undefined;
  const api = getApi(new URL(request.url).pathname);
  const isRows = endpoint.body === 'rows' || endpoint.body === 'arguments';
  const limit = !isRows ? 64 * kilobyte : identity.kind === 'visitor' ? 256 * kilobyte : 4 * megabyte;
  const bytes = await readUpTo(limit, request);
  if (bytes.length === 0 && isRows) return undefined;
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    const code = isRows ? 'PGRST102' : 'bad_json';
    throw new Refused(refusal(api, 400, code, 'Empty or invalid json'));
  }
  const fault = faultOfBody(body);
  if (fault) throw new Refused(refusal(api, 400, isRows ? 'PGRST102' : 'bad_json', `The body has ${fault}.`));
  if (endpoint.body === 'rows' || endpoint.body === 'arguments') {
    // A list would be arguments that are called 0, 1, 2.
    const isList = endpoint.body === 'arguments' && Array.isArray(body);
    const excess = isList ? 'a list for what a function is called with' : excessOfBody(body);
    if (excess) throw new Refused(refusal(api, 400, 'PGRST102', `The body has ${excess}.`));
    return body;
  }
  const judged = endpoint.body.safeParse(body);
  if (judged.success) return judged.data;
  const [issue] = judged.error.issues;
  const message = `Invalid body: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`;
  throw new Refused(refusal(api, 400, 'validation_failed', message));
}

/**
 * Where a link in an e-mail may lead back: an address of the site itself, else undefined. @supabase/lite would accept
 * any port of a loopback host.
 */
function sameOrigin(target: string | null, siteUrl: string): string | undefined {
  if (!target || !URL.canParse(target)) return undefined;
  const url = new URL(target);
  return url.origin === new URL(siteUrl).origin && !url.username && !url.password ? url.href : undefined;
}

/** Headers of the sender that reach the database's side. */
const passedHeaders = [
  'accept',
  'accept-profile',
  'content-profile',
  'prefer',
  'range',
  'range-unit',
  'x-upsert',
];

/** What is asked, by whom, and from which network, as far as it is a visitor's. */
export type Asked = { request: Request; endpoint: Endpoint; identity: Identity; client: string | undefined };

/** The headers that the database's own rules may read: of what only reads, what it previews. */
function describeSender({ request, endpoint, client }: Asked): Record<string, string> {
  const told: Record<string, string> = {};
  const isRead = endpoint.isRead || ['GET', 'HEAD'].includes(request.method);
  if (!isRead) {
    told['user-agent'] = (request.headers.get('user-agent') ?? '').slice(0, 500);
    if (client !== undefined) told['x-forwarded-for'] = client;
  }
  for (const name of isRead ? ['x-preview'] : ['origin', 'x-proof']) {
    const value = request.headers.get(name);
    if (value !== null) told[name] = value.slice(0, 500);
  }
  return told;
}

/** What is handed on, put together from what was judged. */
export function toJudgedRequest(
  asked: Asked,
  { query, body }: { query: string; body: unknown },
  { keys, siteUrl }: { keys: LiteKeys; siteUrl: string },
): JudgedRequest {
  const { request, endpoint, identity } = asked;
  const { pathname, searchParams } = new URL(request.url);
  const sender = describeSender(asked);
  const facts: RequestFacts = {
    redirectTo: sameOrigin(searchParams.get('redirect_to'), siteUrl),
    headers: sender,
  };
  const headers = new Headers();
  for (const name of passedHeaders) {
    const value = request.headers.get(name);
    if (value === null) continue;
    if (isLongHeader(value))
      throw new Refused(refusal(getApi(pathname), 400, 'PGRST100', `The header ${name} is too long.`));
    headers.set(name, value);
  }
  headers.set('apikey', identity.kind === 'service' ? keys.serviceKey : keys.publishableKey);
  if (identity.kind === 'person') headers.set('authorization', `Bearer ${identity.token}`);
  for (const [name, value] of Object.entries(sender)) headers.set(name, value);
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (endpoint.body === 'file') {
    headers.set('content-type', request.headers.get('content-type') ?? 'application/octet-stream');
    headers.set('cache-control', request.headers.get('cache-control') ?? 'no-cache');
    const announced = request.headers.get('content-length');
    if (announced !== null) headers.set('content-length', announced);
  }

  const address = new URL(pathname, siteUrl);
  address.search = query;
  if (facts.redirectTo) address.searchParams.set('redirect_to', facts.redirectTo);
  return {
    method: request.method,
    url: address.href,
    headers: [...headers],
    facts,
    ...(body !== undefined && { body: new TextEncoder().encode(JSON.stringify(body)) }),
  };
}
