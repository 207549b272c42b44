import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hosting } from './hosting.ts';
import { createStaticHost } from './staticHost.ts';

const hosting: Hosting = {
  siteUrl: 'https://porte-voix.example',
  headers: { 'Content-Security-Policy': "default-src 'self'", 'X-Content-Type-Options': 'nosniff' },
  redirects: [{ from: '/portfolio', to: '/realizations', status: 301 }],
  clientRendered: ['/admin', '/admin/*', '/blog/*'],
};
const site: Record<string, string> = {
  'hosting.json': JSON.stringify(hosting),
  _headers: 'for another host',
  'vercel.json': '{}',
  '.vite/manifest.json': '{}',
  'index.html': 'home',
  '404.html': 'not found',
  'app-shell.html': 'shell',
  'about.html': 'about '.repeat(200),
  'portfolio.html': 'moved',
  'services/video.html': 'video',
  'blog/premier.html': 'first article',
  'assets/app-a1b2.js': 'app()',
  'favicon.svg': '<svg/>',
};

let folder: string;
let host: ReturnType<typeof createStaticHost>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'static-host-'));
  const dir = join(folder, 'dist');
  for (const [file, content] of Object.entries(site)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), content);
  }
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  host = createStaticHost({ dir });
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = (path: string, init?: RequestInit) => host(new Request(`http://site.test${path}`, init));
const statusAndText = async (path: string) => {
  const response = await get(path);
  return [response.status, await response.text()];
};

describe('addresses', () => {
  it.each([
    ['/', 200, 'home'],
    ['/about', 200, site['about.html']],
    ['/about/', 200, site['about.html']],
    ['/about?source=infolettre', 200, site['about.html']],
    ['/services/video', 200, 'video'],
    ['/blog/premier', 200, 'first article'],
    ['/blog/published-after-the-build', 200, 'shell'],
    ['/admin', 200, 'shell'],
    ['/admin/', 200, 'shell'],
    ['/admin/articles/12', 200, 'shell'],
    ['/administration', 404, 'not found'],
    ['/nowhere', 404, 'not found'],
    ['/404', 404, 'not found'],
    ['/services', 404, 'not found'],
  ])('%s is %i', async (path, status, text) => {
    expect(await statusAndText(path)).toEqual([status, text]);
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/hosting.json',
    '/_headers',
    '/vercel.json',
    '/.vite/manifest.json',
    '/%',
    '/%00',
  ])('%s reaches no file', async (path) => {
    expect(await statusAndText(path)).toEqual([404, 'not found']);
  });

  it.each([
    ['/portfolio', 301, '/realizations'],
    ['/portfolio/?ref=1', 301, '/realizations?ref=1'],
    ['/about.html', 308, '/about'],
    ['/index.html?ref=1', 308, '/?ref=1'],
  ])('%s redirects', async (path, status, location) => {
    const response = await get(path);
    expect([response.status, response.headers.get('Location')]).toEqual([status, location]);
  });
});

describe('answers', () => {
  it('carries the security headers, whatever the status', async () => {
    for (const path of ['/', '/nowhere', '/portfolio', '/assets/app-a1b2.js']) {
      const { headers } = await get(path);
      expect(headers.get('Content-Security-Policy')).toBe("default-src 'self'");
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  });

  it('keeps hashed files for ever and asks again for the rest', async () => {
    expect((await get('/assets/app-a1b2.js')).headers.get('Cache-Control')).toContain('immutable');
    expect((await get('/assets/missing.js')).headers.get('Cache-Control')).toBe(
      'public, max-age=0, must-revalidate',
    );
    expect((await get('/')).headers.get('Cache-Control')).toContain('must-revalidate');
    expect((await get('/favicon.svg')).headers.get('Content-Type')).toBe('image/svg+xml');
  });

  it('answers 304 to a visitor who has the file', async () => {
    const etag = (await get('/about')).headers.get('ETag') ?? '';
    const again = await get('/about', { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag]);
  });

  it('compresses as the browser accepts', async () => {
    const compressed = async (accepted: string) => {
      const response = await get('/about', { headers: { 'Accept-Encoding': accepted } });
      expect(response.headers.get('Vary')).toBe('Accept-Encoding');
      return [response.headers.get('Content-Encoding'), Buffer.from(await response.arrayBuffer())] as const;
    };
    const [brotli, brotliBody] = await compressed('gzip, deflate, br');
    expect([brotli, brotliDecompressSync(brotliBody).toString()]).toEqual(['br', site['about.html']]);
    const [gzip, gzipBody] = await compressed('gzip, br;q=0');
    expect([gzip, gunzipSync(gzipBody).toString()]).toEqual(['gzip', site['about.html']]);
    expect((await compressed('identity'))[0]).toBeNull();
  });

  it('gives HEAD the headers alone and refuses what is no reading', async () => {
    const head = await get('/about', { method: 'HEAD' });
    expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([200, '1200', '']);
    expect((await get('/contact', { method: 'POST', body: 'x' })).status).toBe(405);
  });
});

it('says what to do when there is no built site', () => {
  expect(() => createStaticHost({ dir: folder })).toThrow('npm run build');
});
