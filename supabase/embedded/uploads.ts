import { copyRequest, type Handler } from './handler.ts';

const megabyte = 1024 * 1024;

/** Bytes that a request may carry, by API: files of up to 50 MB with their envelope, rows, credentials. */
function limitOf(path: string): number {
  if (path.startsWith('/storage/v1/object/')) return 51 * megabyte;
  return path.startsWith('/rest/v1/') ? 4 * megabyte : 64 * 1024;
}

async function readUpTo(
  limit: number,
  body: ReadableStream<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function tooLarge(limit: number): Response {
  const message = `The request exceeded the maximum allowed size of ${limit} bytes`;
  return Response.json(
    { statusCode: '413', error: 'Payload too large', message, msg: message },
    { status: 413 },
  );
}

/**
 * Reads a request's body whole before anything else sees it, up to a limit, and states its length: @supabase/lite
 * holds a bucket's size limit against the stated length only, which a chunked transfer hasn't. It also keeps a slow
 * sender from holding up the queue.
 */
export function capBody(next: Handler): Handler {
  return async (request, client) => {
    if (!request.body) return next(request, client);
    const limit = limitOf(new URL(request.url).pathname);
    if (Number(request.headers.get('content-length') ?? 0) > limit) return tooLarge(limit);
    const bytes = await readUpTo(limit, request.body);
    if (!bytes) return tooLarge(limit);
    const headers = new Headers(request.headers);
    headers.delete('transfer-encoding');
    headers.set('content-length', String(bytes.length));
    return next(copyRequest(request, headers, bytes), client);
  };
}

/**
 * storage-js sends a `File` or `Blob` as an unnamed part of a multipart form, where @supabase/lite looks for one named
 * "file" ("Missing file in multipart upload"). The part becomes the plain body that it also understands.
 */
export function unpackUpload(next: Handler): Handler {
  return async (request, client) => {
    const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
    if (!isForm || !new URL(request.url).pathname.startsWith('/storage/v1/object/'))
      return next(request, client);
    const form = await request
      .clone()
      .formData()
      .catch(() => undefined);
    const file = form && [...form.values()].find((part) => part instanceof Blob);
    if (!form || !file) return next(request, client);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const headers = new Headers(request.headers);
    headers.set('content-type', file.type || 'application/octet-stream');
    headers.set('content-length', String(bytes.length));
    const maxAge = form.get('cacheControl');
    if (typeof maxAge === 'string') headers.set('cache-control', `max-age=${maxAge}`);
    return next(copyRequest(request, headers, bytes), client);
  };
}

/** The characters that hosted storage takes in a key. */
const validKey = /^[\w/!\-.*'() &$@=;:+,?]+$/;

function isValidKey(encoded: string): boolean {
  try {
    return validKey.test(decodeURIComponent(encoded));
  } catch {
    return false;
  }
}

/** Refuses keys that hosted storage would refuse, where @supabase/lite takes accents and fails on control characters. */
export function checkKeys(next: Handler): Handler {
  return async (request, client) => {
    const { pathname } = new URL(request.url);
    const [, key] = /^\/storage\/v1\/object\/(?:upload\/sign\/)?[^/]+\/(.+)$/.exec(pathname) ?? [];
    const writes = request.method === 'POST' || request.method === 'PUT';
    if (!writes || key === undefined || isValidKey(key)) return next(request, client);
    return Response.json(
      { statusCode: '400', error: 'InvalidKey', message: `Invalid key: ${key}` },
      { status: 400 },
    );
  };
}
