import { type Handler, withRequestFacts } from './handler.ts';

/**
 * Where a link in an e-mail may lead back: an address of the site itself, else undefined. @supabase/lite would accept
 * any port of a loopback host.
 */
function sameOrigin(target: string | null, siteUrl: string): string | undefined {
  if (!target || !URL.canParse(target)) return undefined;
  const url = new URL(target);
  return url.origin === new URL(siteUrl).origin && !url.username && !url.password ? url.href : undefined;
}

/** Honours `redirect_to` (supabase-js's `emailRedirectTo`) for targets on the site's origin, and drops all others. */
export function sameOriginRedirects(siteUrl: string, next: Handler): Handler {
  return (request, client) => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith('/auth/v1/') || !url.searchParams.has('redirect_to'))
      return next(request, client);
    const redirectTo = sameOrigin(url.searchParams.get('redirect_to'), siteUrl);
    url.searchParams.delete('redirect_to');
    if (redirectTo) url.searchParams.set('redirect_to', redirectTo);
    return withRequestFacts({ redirectTo }, async () =>
      next(
        new Request(url, {
          method: request.method,
          headers: request.headers,
          body: request.body && new Uint8Array(await request.arrayBuffer()),
        }),
        client,
      ),
    );
  };
}
