import { execFileSync } from 'node:child_process';
import { type Http2SecureServer, createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Content } from '#server/content.ts';
import { createBackend } from '../../supabase/embedded/backend.ts';
import { isApiPath } from '../../supabase/embedded/server.ts';
import { openSite } from '../../supabase/embedded/siteBuild.ts';

type Answer = (request: Request) => Promise<Response>;

/** The site built in a folder, and the same without any script, each served over HTTP/2 on a port of its own. */
export async function startSites(root: string) {
  const backend = await createBackend();
  const site = await openSite(root, { backend: backend.fetch });
  const answer: Answer = (request) =>
    isApiPath(new URL(request.url).pathname) ? backend.fetch(request) : site.answer(request);
  const certificate = createCertificate();
  const whole = await serve(answer, certificate);
  const scriptless = await serve(withoutScripts(answer), certificate);
  const map = await (await site.answer(new Request(`${whole.origin}/sitemap.xml`))).text();
  return {
    /** Of every page that the site map names. */
    paths: [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname),
    whole: whole.origin,
    scriptless: scriptless.origin,
    async close() {
      whole.server.close();
      scriptless.server.close();
      await backend.close();
    },
  };
}

function withoutScripts(answer: Answer): Answer {
  return async (request) => {
    const response = await answer(new Request(request.url));
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return answer(request);
    const html = await response.text();
    const bare = html.replaceAll(/<script\b(?![^>]*\btype=)[^>]*>[^]*?<\/script>/g, '');
    // With the headers of the whole page: one of them alone, the opener's policy, may cost a visit a new process.
    return new Content('text/html; charset=utf-8', bare).respond(request, 200, response.headers);
  };
}

/** Browsers speak HTTP/2 over TLS alone. Key and certificate in one text, by the system's OpenSSL. */
const createCertificate = () =>
  execFileSync(
    'openssl',
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost -keyout - -out -'.split(
      ' ',
    ),
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );

async function serve(
  answer: Answer,
  certificate: Buffer,
): Promise<{ origin: string; server: Http2SecureServer }> {
  const listener = getRequestListener(answer);
  const server = createSecureServer(
    { key: certificate, cert: certificate },
    (request, response) => void listener(request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `https://127.0.0.1:${port}`, server };
}
