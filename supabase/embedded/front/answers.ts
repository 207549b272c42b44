import { createReadStream, existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { WorkerAnswer } from '../worker/protocol.ts';

/** Nothing that comes from the API is a page: even opened on its own, an answer runs and loads nothing. */
const answerHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};

/** A sandboxed PDF doesn't open in Chromium; its viewer runs apart from the site's origin anyway. */
const pdfPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Adds the headers that keep what people upload from running on the site's origin, and answers out of caches. */
export function secure(response: Response): Response {
  const { headers } = response;
  for (const [name, value] of Object.entries(answerHeaders)) headers.set(name, value);
  if (headers.get('content-type') === 'application/pdf') headers.set('content-security-policy', pdfPolicy);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return response;
}

/**
 * The worker's answer as the sender gets it: a file straight from the disk, in part if the sender asked for one (so that
 * a video can be wound forward), or not at all if they have it already.
 */
export function toResponse({ status, headers, body, file }: WorkerAnswer, request: Request): Response {
  const response = new Response(null, { status, headers });
  const etag = response.headers.get('etag');
  if (file && etag !== null && etag === request.headers.get('if-none-match'))
    return new Response(null, { status: 304, headers });
  if (request.method === 'HEAD' || [204, 205, 304].includes(status)) return response;
  if (!file) return new Response(body, { status, headers });
  if (!existsSync(file)) return refusal('storage', 404, 'not_found', 'Object not found');
  const size = Number(response.headers.get('content-length'));
  // A part of what the sender has begun to load, and of nothing that has taken its place since.
  const wanted = request.headers.get('if-range');
  const range = wanted === null || wanted === etag ? getRange(request.headers.get('range'), size) : undefined;
  if (range && range.start >= size) {
    const nothing = { 'content-range': `bytes */${size}` };
    return refusal('storage', 416, 'InvalidRange', 'The requested range is not satisfiable', nothing);
  }
  if (range) {
    response.headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
    response.headers.set('content-length', String(range.end - range.start + 1));
  }
  // Node's type of a stream and the browser's are told apart by details that nothing here uses.
  const stream = Readable.toWeb(createReadStream(file, range)) as unknown as BodyInit;
  return new Response(stream, { status: range ? 206 : status, headers: response.headers });
}

/** First and last byte asked for, or undefined for the whole; only a single range is served, as hosted does. */
function getRange(header: string | null, size: number): { start: number; end: number } | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!first && !last) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start <= end || start >= size ? { start, end } : undefined;
}

type Api = 'auth' | 'rest' | 'storage';

/** The service that an address belongs to. */
export function getApi(pathname: string): Api | undefined {
  return /^\/(auth|rest|storage)\/v1(?:\/|$)/.exec(pathname)?.[1] as Api | undefined;
}

/** A refusal in the shape of the service that was asked: GoTrue's, PostgREST's or Storage's. */
export function refusal(
  api: Api | undefined,
  status: number,
  code: string,
  message: string,
  headers: HeadersInit = {},
): Response {
  const bodies = {
    auth: { code: status, error_code: code, msg: message },
    rest: { code, message, details: null, hint: null },
    storage: { statusCode: String(status), error: code, message },
  };
  const all = new Headers(headers);
  if (api === 'auth') all.set('x-sb-error-code', code);
  return Response.json(bodies[api ?? 'rest'], { status, headers: all });
}

/** A request that goes no further. */
export class Refused extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super(`Refused with ${response.status}`);
    this.response = response;
  }
}
