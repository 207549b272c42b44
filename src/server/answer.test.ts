import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderFailure } from '../features/articles/data/renderFailure.ts';
import { createSite } from './answer.ts';
import * as pages from './renderPage.tsx';
import { longestWait } from './silence.ts';

vi.mock('./renderPage.tsx', { spy: true });

const script = 'app() '.repeat(200);
const files: Record<string, string> = {
  '.vite/manifest.json': '{}',
  'assets/app-a1b2.js': script,
  'favicon.svg': '<svg/>',
  'leftover.html': 'of an export',
};

function browserBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'porte-voix-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'build', file)), { recursive: true });
    writeFileSync(join(folder, 'build', file), content);
  }
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  return join(folder, 'build');
}

/** A backend that has published one article, and counts its changes. */
function createTestSite() {
  const published = {
    article: {
      id: 'a1',
      slug: 'premier',
      title: 'Premier',
      content: 'Un texte.',
      created_at: '2026-11-20T15:00:00Z',
      article_tags: [],
    } as object | null,
    changes: [] as { kind: string; target: string | null }[],
    number: 1,
    isDown: false,
    isHanging: false,
    /** The database answers nothing until this is over. */
    silence: undefined as Promise<void> | undefined,
    requests: 0,
    /** Who is told to have come by an address that leads on. */
    ledOn: [] as unknown[],
    logRequests: 0,
    /** Articles are not read until this is over. */
    articlesHeld: undefined as Promise<unknown> | undefined,
    /** Something happens once the log was read. */
    onLogRequest: undefined as (() => void) | undefined,
    /** Something happens once an article was read. */
    onRequest: undefined as (() => void) | undefined,
  };
  const backend = async (request: Request) => {
    request.signal.throwIfAborted();
    published.requests += 1;
    await published.silence;
    if (published.isDown) return Response.json({ message: 'down' }, { status: 500 });
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/rpc/catch_up_page_changes')) {
      published.logRequests += 1;
      if (published.isHanging) return new Promise<Response>(() => undefined);
      const answer = Response.json(published.number);
      published.onLogRequest?.();
      return answer;
    }
    if (pathname.endsWith('/rpc/record_missed_page')) {
      published.ledOn.push([await request.json(), request.headers.get('User-Agent')]);
      return new Response(null, { status: 204 });
    }
    if (pathname.endsWith('/page_changes')) return Response.json(published.changes);
    await published.articlesHeld;
    const isRequested = searchParams.get('slug') === 'eq.premier' || !searchParams.has('slug');
    const rows =
      pathname.endsWith('/articles') && isRequested && published.article ? [published.article] : [];
    if (rows.length > 0) published.onRequest?.();
    return Response.json(rows, { headers: { 'Content-Range': `0-0/${rows.length}` } });
  };
  const onError = vi.fn<(error: unknown, address: string) => void>();
  const site = createSite({ files: browserBuild(), backend, onError });
  const get = (path: string, init?: RequestInit) => site.answer(new Request(`http://site.test${path}`, init));
  const statusAndText = async (path: string) => {
    const response = await get(path);
    return [response.status, await response.text()] as const;
  };
  return { published, site, get, statusAndText, onError };
}

beforeEach(() => {
  vi.mocked(pages.renderPage).mockClear();
});

describe('pages', () => {
  it('are served as they were rendered, and ask nobody, until something changes', async () => {
    const { published, get } = createTestSite();
    await get('/blog/premier');
    const { requests } = published;
    expect((await get('/blog/premier')).status).toBe(200);
    expect([published.requests, vi.mocked(pages.renderPage).mock.calls.length]).toEqual([requests, 1]);
  });

  it('are not rendered again when what changed is elsewhere', async () => {
    const { published, site, get } = createTestSite();
    await get('/blog/premier');
    published.number += 1;
    await site.refresh();
    await get('/blog/premier');
    expect(pages.renderPage).toHaveBeenCalledTimes(1);
  });

  it('are rendered once for all who ask at the same time', async () => {
    const { get } = createTestSite();
    await Promise.all(Array.from({ length: 5 }, () => get('/blog/premier')));
    expect(pages.renderPage).toHaveBeenCalledTimes(1);
  });

  it('show a change, in the feed and in the site map too', async () => {
    const { published, site, statusAndText } = createTestSite();
    const addresses = ['/blog/premier', '/blog', '/blog/feed.xml'];
    for (const address of addresses) expect((await statusAndText(address))[1]).toContain('Premier');
    expect((await statusAndText('/sitemap.xml'))[1]).toContain('/blog/premier');
    published.article = { ...published.article, title: 'Deuxième' };
    published.number += 1;
    await site.refresh();
    for (const address of addresses) expect((await statusAndText(address))[1]).toContain('Deuxième');
    published.article = null;
    published.number += 1;
    await site.refresh();
    expect((await statusAndText('/sitemap.xml'))[1]).not.toContain('/blog/premier');
  });

  it('show a change long after they were rendered, when the time limit of their requests is over', async () => {
    const limits: AbortController[] = [];
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      limits.push(new AbortController());
      return (limits.at(-1) ?? new AbortController()).signal;
    });
    onTestFinished(() => timeout.mockRestore());
    const { published, site, statusAndText } = createTestSite();
    await statusAndText('/blog/premier');
    for (const limit of limits) limit.abort();
    published.article = { ...published.article, title: 'Deuxième' };
    published.number += 1;
    await site.refresh();
    expect((await statusAndText('/blog/premier'))[1]).toContain('Deuxième');
  });

  it('answer 410 where one was taken back, and lead to where it moved', async () => {
    const { published, get } = createTestSite();
    published.article = null;
    published.changes = [{ kind: 'gone', target: null }];
    const gone = await get('/blog/premier');
    expect([gone.status, await gone.text()]).toEqual([
      410,
      expect.stringContaining('Cette page n’est plus en ligne'),
    ]);
    published.changes = [{ kind: 'moved', target: '/blog/second' }];
    const moved = await get('/blog/premier?ref=1');
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/blog/second?ref=1']);
    // The address may be given to another article: no browser keeps where it led.
    expect(moved.headers.get('Cache-Control')).toBe('no-cache');
  });

  it('share one where there is none, which asks once for an address as long as nothing is published', async () => {
    const { published, site, statusAndText } = createTestSite();
    const unknown = await statusAndText('/404');
    expect(await statusAndText('/vieux/prix.html')).toEqual(unknown);
    const { requests } = published;
    await statusAndText('/vieux/prix.html');
    expect(published.requests).toBe(requests);
    published.changes = [{ kind: 'moved', target: '/services' }];
    published.number += 1;
    await site.refresh();
    expect((await statusAndText('/vieux/prix.html'))[0]).toBe(301);
  });

  it('tell who came by an address that leads on, each time', async () => {
    const { published, get } = createTestSite();
    published.changes = [{ kind: 'moved', target: '/services' }];
    for (const agent of ['Firefox', 'Safari'])
      await get('/Vieux/prix.html?ref=1', { headers: { 'User-Agent': agent } });
    await get('/vieux/prix.html', { method: 'HEAD' });
    await vi.waitFor(() =>
      expect(published.ledOn).toEqual([
        [{ path: '/vieux/prix.html' }, 'Firefox'],
        [{ path: '/vieux/prix.html' }, 'Safari'],
      ]),
    );
  });

  it('stay as they were when they can’t be rendered, which is told', async () => {
    const { published, site, get, onError } = createTestSite();
    await get('/blog/premier');
    published.number += 1;
    await site.refresh();
    published.isDown = true;
    const stale = await get('/blog/premier');
    expect(await stale.text()).toContain('Premier');
    expect(stale.headers.get('Cache-Status')).toBe(renderFailure['Cache-Status']);
    expect(onError).toHaveBeenCalledWith(expect.anything(), '/blog/premier');
    expect((await get('/blog')).status).toBe(503);
    published.isDown = false;
    expect((await get('/blog/premier')).headers.has('Cache-Status')).toBe(false);
  });

  it('wait for a slow database once they are known to have changed', async () => {
    const { published, site, statusAndText } = createTestSite();
    await statusAndText('/blog/premier');
    published.article = { ...published.article, title: 'Deuxième' };
    published.number += 1;
    await site.refresh();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    published.silence = new Promise((resolve) => void setTimeout(resolve, longestWait - 1));
    const waiting = statusAndText('/blog/premier');
    await vi.advanceTimersByTimeAsync(longestWait - 1);
    expect((await waiting)[1]).toContain('Deuxième');
  });

  it('are never those that somebody waited for before the change', async () => {
    const { published, site, statusAndText } = createTestSite();
    await statusAndText('/blog/premier');
    published.number += 1;
    await site.refresh();
    let end = () => {};
    published.articlesHeld = new Promise<void>((resolve) => {
      end = resolve;
    });
    const earlier = statusAndText('/blog/premier');
    published.number += 1;
    await site.refresh();
    const later = statusAndText('/blog/premier');
    published.onRequest = () => {
      published.onRequest = undefined;
      published.article = { ...published.article, title: 'Deuxième' };
    };
    end();
    expect((await earlier)[1]).toContain('Premier');
    expect((await later)[1]).toContain('Deuxième');
  });

  it('are served as they were while the database is silent, at once after the first, and looked at again as soon as it answers', async () => {
    const { published, site, statusAndText } = createTestSite();
    const addresses = ['/blog/premier', '/blog'];
    for (const address of addresses) await statusAndText(address);
    published.article = null;
    published.changes = [{ kind: 'gone', target: null }];
    published.number += 1;
    await site.refresh();
    let end = () => {};
    published.silence = new Promise((resolve) => {
      end = resolve;
    });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const first = statusAndText('/blog/premier');
    await vi.advanceTimersByTimeAsync(longestWait);
    expect(await first).toEqual([200, expect.stringContaining('Premier')]);
    for (const address of addresses)
      expect(await statusAndText(address)).toEqual([200, expect.stringContaining('Premier')]);
    end();
    await vi.waitFor(async () => expect((await statusAndText('/blog/premier'))[0]).toBe(410));
    expect((await statusAndText('/blog'))[1]).not.toContain('Premier');
  });

  it('wait for the rendering of what has changed, which keeps the thread busy', async () => {
    const { published, site, statusAndText } = createTestSite();
    await statusAndText('/blog/premier');
    published.article = { ...published.article, title: 'Deuxième' };
    published.number += 1;
    await site.refresh();
    const { renderPage } = await vi.importActual<typeof pages>('./renderPage.tsx');
    vi.mocked(pages.renderPage).mockImplementationOnce(async (address) => {
      const until = performance.now() + 300;
      while (performance.now() < until);
      return renderPage(address);
    });
    expect((await statusAndText('/blog/premier'))[1]).toContain('Deuxième');
  });

  it('are requested once at a time, and once more for all who came meanwhile', async () => {
    const { published, site } = createTestSite();
    let end = () => {};
    published.silence = new Promise((resolve) => {
      end = resolve;
    });
    const { requests } = published;
    const refreshes = Array.from({ length: 50 }, () => site.refresh());
    await Promise.resolve();
    end();
    await Promise.all(refreshes);
    expect(published.requests - requests).toBe(2);
  });

  it('fail as a whole when a part of them can’t be rendered', async () => {
    const { published, get, onError } = createTestSite();
    Object.assign(published.article ?? {}, { article_tags: 'son' });
    expect((await get('/blog/premier')).status).toBe(503);
    expect(onError).toHaveBeenCalledWith(expect.any(TypeError), '/blog/premier');
  });

  it('bring a policy of their own, in the header as in the document', async () => {
    const { get } = createTestSite();
    const response = await get('/about');
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});

describe('a site that watches the change log', () => {
  function createWatching() {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    onTestFinished(() => void vi.restoreAllMocks());
    const created = createTestSite();
    created.site.watch();
    return { ...created, pass: (milliseconds: number) => (now += milliseconds) };
  }

  it('asks it for readers alone, and once for all of half a second', async () => {
    const { published, get, pass } = createWatching();
    pass(86_400_000);
    expect(published.logRequests).toBe(0);
    await Promise.all([get('/about'), get('/blog'), get('/')]);
    // Once more for each that was rendered, at most.
    const asked = published.logRequests;
    expect(asked).toBeLessThanOrEqual(4);
    pass(499);
    await get('/blog');
    expect(published.logRequests).toBe(asked);
    await get('/assets/app-a1b2.js');
    pass(86_400_000);
    await get('/favicon.svg');
    await get('/admin/articles');
    expect(published.logRequests).toBe(asked);
  });

  it('renders a page once more when something is published between two of its requests', async () => {
    const { published, statusAndText } = createWatching();
    published.onRequest = () => {
      published.onRequest = undefined;
      published.article = { ...published.article, title: 'Deuxième' };
      published.number += 1;
    };
    const [, text] = await statusAndText('/blog/premier');
    expect(text).toContain('Deuxième');
    expect(text).not.toContain('Premier');
    expect(vi.mocked(pages.renderPage)).toHaveBeenCalledTimes(2);
  });

  it('renders a page once more where the change log leaves the question whether something was published', async () => {
    const { published, statusAndText } = createWatching();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    published.onRequest = () => {
      published.onRequest = undefined;
      published.article = { ...published.article, title: 'Deuxième' };
      published.isHanging = true;
    };
    const waiting = statusAndText('/blog/premier');
    await vi.waitFor(() => expect(published.isHanging).toBe(true));
    for (let second = 0; second < 3; second += 1) await vi.advanceTimersByTimeAsync(1000);
    const [, text] = await waiting;
    expect(text).toContain('Deuxième');
    expect(text).not.toContain('Premier');
  });

  it('renders a page once more when something is published while its requests are compared', async () => {
    const { published, site, statusAndText } = createWatching();
    await statusAndText('/blog/premier');
    published.number += 1;
    await site.refresh();
    published.onRequest = () => {
      published.onRequest = undefined;
      published.article = { ...published.article, title: 'Deuxième' };
      published.number += 1;
      // Another reader is the first to hear of it.
      published.articlesHeld = site.refresh();
    };
    const [, text] = await statusAndText('/blog/premier');
    expect(text).toContain('Deuxième');
    expect(text).not.toContain('Premier');
  });

  it('shows a reader what was published a second before, however long nobody read', async () => {
    const { published, statusAndText, pass } = createWatching();
    expect((await statusAndText('/blog/premier'))[1]).toContain('Premier');
    for (const title of ['Deuxième', 'Troisième']) {
      pass(title === 'Deuxième' ? 1000 : 3_600_000);
      published.article = { ...published.article, title };
      published.number += 1;
      expect((await statusAndText('/blog/premier'))[1]).toContain(title);
    }
  });

  it('asks it anew where what was asked was asked too long ago', async () => {
    const { published, site, statusAndText, pass } = createWatching();
    await statusAndText('/blog/premier');
    pass(5000);
    let end = () => {};
    published.silence = new Promise((resolve) => {
      end = resolve;
    });
    const begun = site.refresh();
    pass(2000);
    const waiting = statusAndText('/blog/premier');
    // What was asked before is answered as of then.
    published.onLogRequest = () => {
      published.onLogRequest = undefined;
      published.article = { ...published.article, title: 'Deuxième' };
      published.number += 1;
    };
    end();
    await begun;
    expect((await waiting)[1]).toContain('Deuxième');
  });

  it('serves pages as they are where it gets no answer, after five seconds at most', async () => {
    const { published, statusAndText, pass } = createWatching();
    await statusAndText('/blog/premier');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    pass(5000);
    published.isDown = true;
    published.number += 1;
    expect((await statusAndText('/blog/premier'))[1]).toContain('Premier');
    published.isDown = false;
    published.isHanging = true;
    const waiting = statusAndText('/blog/premier');
    await vi.advanceTimersByTimeAsync(longestWait);
    expect((await waiting)[1]).toContain('Premier');
  });
});

describe('addresses', () => {
  it.each([
    ['/about/', 200],
    ['/blog?categorie=nulle-part', 404],
    ['/admin/articles/12', 200],
    ['/og/about.png', 200],
    ['/og/nowhere.png', 404],
    ['/og//evil.example/about.png', 404],
    ['/og//.png', 404],
    ['/og/%5c.png', 404],
    ['//evil.example/about', 404],
    ['/sitemap-1.xml', 404],
    ['/administration', 404],
    ['/404', 404],
    ['/../secret.txt', 404],
    ['/%2e%2e/secret.txt', 404],
    ['/..%2fsecret.txt', 404],
    ['/assets/..%5c..%5csecret.txt', 404],
    ['/leftover.html', 404],
    ['/.vite/manifest.json', 404],
    ['/%', 404],
    ['/%00', 404],
    ['/blog/%00', 404],
    ['/blog/%C0%AF', 404],
    ['/blog/%ed%a0%80', 404],
    ['/blog/a%0ab', 404],
    ['/blog/premier%20', 404],
    ['/%0d%0aset-cookie:%20a=b', 404],
    ['/%61bout', 404],
    ['/blog?categorie=%00', 404],
    ['/blog?tag=%ff', 404],
    ['/blog?tag=son,x)', 404],
    ['/og/%00.png', 404],
    ['/og/blog/%0a.png', 404],
    ['/sitemap-99999.xml', 404],
    [`/blog/${'a'.repeat(10_000)}`, 404],
    [`/${'a/'.repeat(5000)}`, 404],
  ])('%s is %i', async (path, status) => {
    const { statusAndText, onError } = createTestSite();
    const [answered, text] = await statusAndText(path);
    expect(answered).toBe(status);
    expect(onError).not.toHaveBeenCalled();
    expect(text).not.toContain('secret');
  });

  it.each([
    ['/Formations', '/formations'],
    ['/BLOG/Premier?ref=A', '/blog/premier?ref=A'],
  ])('%s leads to %s, which is as it is written', async (asked, leadsTo) => {
    const { get } = createTestSite();
    const response = await get(asked);
    expect([response.status, response.headers.get('Location')]).toEqual([301, leadsTo]);
  });

  it.each([
    ['/inscription', 'Votre inscription | Porte-Voix'],
    ['/reservation/charest', 'Réservation | Porte-Voix'],
  ])('%s has a title before its scripts', async (path, title) => {
    const { statusAndText } = createTestSite();
    expect((await statusAndText(path))[1]).toContain(`<title>${title}</title>`);
  });

  it('redirects with the query', async () => {
    const { get } = createTestSite();
    const response = await get('/portfolio/?ref=1');
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/realizations?ref=1']);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
  });
});

describe('files', () => {
  it('are kept for ever where their name says what they hold', async () => {
    const { get } = createTestSite();
    expect((await get('/assets/app-a1b2.js')).headers.get('Cache-Control')).toContain('immutable');
    for (const path of ['/assets/missing.js', '/favicon.svg', '/']) {
      expect((await get(path)).headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    }
  });

  it.each(['/apple-touch-icon-precomposed.png', '/assets/missing.js', '/Photo.JPG'])(
    'that are missing are no page for lost visitors: %s',
    async (path) => {
      const missing = await createTestSite().get(path);
      expect([missing.status, await missing.text()]).toEqual([404, 'Not found']);
      expect(missing.headers.get('X-Content-Type-Options')).toBe('nosniff');
    },
  );

  it('are not sent again to who has them', async () => {
    const { get } = createTestSite();
    const etag = (await get('/favicon.svg')).headers.get('ETag') ?? '';
    const again = await get('/favicon.svg', { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag]);
  });

  it('are compressed as the browser accepts', async () => {
    const { get } = createTestSite();
    const compressed = async (accepted: string) => {
      const response = await get('/assets/app-a1b2.js', { headers: { 'Accept-Encoding': accepted } });
      expect(response.headers.get('Vary')).toBe('Accept-Encoding');
      return [response.headers.get('Content-Encoding'), Buffer.from(await response.arrayBuffer())] as const;
    };
    const [brotli, brotliBody] = await compressed('gzip, deflate, br');
    expect([brotli, brotliDecompressSync(brotliBody).toString()]).toEqual(['br', script]);
    const [gzip, gzipBody] = await compressed('gzip, br;q=0');
    expect([gzip, gunzipSync(gzipBody).toString()]).toEqual(['gzip', script]);
    expect((await compressed('identity'))[0]).toBeNull();
  });

  it('come without a body to HEAD, and to no request that would write', async () => {
    const { get } = createTestSite();
    const head = await get('/assets/app-a1b2.js', { method: 'HEAD' });
    expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([200, '1200', '']);
    expect((await get('/contact', { method: 'POST', body: 'x' })).status).toBe(405);
  });
});
