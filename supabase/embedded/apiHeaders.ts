import { copyResponse, type Handler, withRequestFacts } from './handler.ts';

/** Nothing that comes from the API is a page: even opened on its own, an answer runs and loads nothing. */
const answerHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};

/** A sandboxed PDF doesn't open in Chromium; its viewer runs apart from the site's origin anyway. */
const pdfPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Headers that keep what people upload from running on the site's origin, and answers from being kept by caches. */
export function secureAnswers(next: Handler): Handler {
  return async (request, client) => {
    const response = await next(request, client);
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(answerHeaders)) headers.set(name, value);
    if (headers.get('content-type') === 'application/pdf') headers.set('content-security-policy', pdfPolicy);
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    return copyResponse(response, headers);
  };
}

/**
 * Downloads in parts and from the browser's cache: @supabase/lite announces byte ranges and never serves one, so that
 * a video can't be wound forward.
 */
export function serveParts(next: Handler): Handler {
  return async (request, client) => {
    const isDownload =
      request.method === 'GET' && new URL(request.url).pathname.startsWith('/storage/v1/object/');
    if (!isDownload) return next(request, client);
    const range = request.headers.get('range') ?? undefined;
    const response = await withRequestFacts({ range }, () => next(request, client));
    const { headers } = response;
    if (headers.has('etag') && headers.get('etag') === request.headers.get('if-none-match')) {
      await response.body?.cancel();
      return new Response(null, { status: 304, headers });
    }
    return headers.has('content-range') ? copyResponse(response, headers, 206) : response;
  };
}
