import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Hosting, appShell, cacheControl, hashedFiles } from './hosting.ts';

const mediaTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const compressible = /^(?:text\/|application\/|image\/svg)/;

type Encoding = 'br' | 'gzip' | 'identity';

const compress: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
  identity: (content) => Promise.resolve(content),
};

type Served = { body: Uint8Array<ArrayBuffer>; etag: string };

/**
 * Answers requests out of a built site as a static host does: `/about` and `/about/` are `about.html`, what the app
 * renders by itself gets the shell, the rest is 404.html with status 404. The files are listed once, at the start, so no
 * address can reach anything else; each is read, compressed and kept at its first request. Throws when `dir` holds no build.
 */
export function createStaticHost({ dir }: { dir: string }): (request: Request) => Promise<Response> {
  const hosting = readHosting(dir);
  const files = listFiles(dir);
  const served = new Map<string, Promise<Served>>();

  async function serve(file: string, encoding: Encoding) {
    const content = await compress[encoding](await readFile(join(dir, file)));
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
    return { body: new Uint8Array(content), etag };
  }

  async function answer(request: Request, path: string, file: string, status: number) {
    const type = mediaTypes[extname(file)] ?? 'application/octet-stream';
    const isText = compressible.test(type);
    const encoding = isText ? preferredEncoding(request.headers.get('Accept-Encoding')) : 'identity';
    const key = `${encoding} ${file}`;
    const serving = served.get(key) ?? serve(file, encoding);
    served.set(key, serving);
    serving.catch(() => served.delete(key));
    const { body, etag } = await serving;

    const headers = new Headers(hosting.headers);
    headers.set('Content-Type', type);
    headers.set(
      'Cache-Control',
      status === 200 && path.startsWith(hashedFiles) ? cacheControl.hashed : cacheControl.other,
    );
    headers.set('ETag', etag);
    if (isText) headers.set('Vary', 'Accept-Encoding');
    if (status === 200 && request.headers.get('If-None-Match')?.includes(etag)) {
      return new Response(null, { status: 304, headers });
    }
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    headers.set('Content-Length', String(body.byteLength));
    return new Response(request.method === 'HEAD' ? null : body, { status, headers });
  }

  return async function handle(request) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { ...hosting.headers, Allow: 'GET, HEAD' } });
    }
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace(/(?<=.)\/+$/, '');

    const moved = hosting.redirects.find(({ from }) => from === path);
    if (moved) return redirect(moved.to + search, moved.status);
    // One address a page: the name of its file is not a second one.
    if (path.endsWith('.html') && files.has(path.replace(/(?:\/index)?\.html$/, '') || '/')) {
      return redirect((path.replace(/(?:\/index)?\.html$/, '') || '/') + search, 308);
    }

    const file = files.get(path);
    if (file) return answer(request, path, file, 200);
    const isClientRendered = hosting.clientRendered.some((pattern) => matches(pattern, path));
    if (isClientRendered) return answer(request, path, `${appShell}.html`, 200);
    return answer(request, path, '404.html', 404);
  };

  function redirect(location: string, status: number) {
    return new Response(null, { status, headers: { ...hosting.headers, Location: location } });
  }
}

const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

function readHosting(dir: string): Hosting {
  const file = join(dir, 'hosting.json');
  if (!existsSync(file)) throw new Error(`No built site in ${dir}: run "npm run build" first.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Hosting;
}

/** Addresses to files. Hidden files and what is written for other hosts are not served. */
function listFiles(dir: string) {
  const notServed = new Set(['/_headers', '/_redirects', '/vercel.json', '/hosting.json', '/404.html']);
  const files = new Map<string, string>();
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = `/${relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/')}`;
    if (notServed.has(file) || file.includes('/.')) continue;
    files.set(file.replace(/(?:\/index)?\.html$/, '') || '/', file);
  }
  return files;
}

/** Brotli where it is offered, then gzip. A host of this size needs no more of the header's grammar than `q=0`. */
function preferredEncoding(accepted: string | null): Encoding {
  const offers = (encoding: string) =>
    accepted?.split(',').some((item) => {
      const [name, quality] = item.split(';').map((part) => part.trim());
      return name === encoding && quality !== 'q=0';
    });
  if (offers('br')) return 'br';
  return offers('gzip') ? 'gzip' : 'identity';
}
