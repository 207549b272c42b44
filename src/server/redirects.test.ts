import { expect, it } from 'vitest';
import { publicRoutes } from '#app/publicRoutes.ts';
import { createSite } from './answer.ts';
import { headersFile, vercelFile } from './hosting.ts';

/** What has moved, by the kind of its page. */
const moved: Readonly<Record<string, string>> = {
  '/blog/avant': '/blog/apres',
  '/avant': '/apres',
  '/fr/anciens/tarifs.html': '/services',
  '/realizations/avant': '/realizations/apres',
  '/tarifs été': '/services',
  '/docs/grille.pdf': '/services',
  '/blog/20190512-titre': '/blog/apres',
  '/blog/été': '/blog/apres',
  '/?p=12': '/services',
  '/index.php?id=4': '/',
  '/balados/avant': '/balados/apres',
  '/balados/avant/un': '/balados/apres/un',
};

/** What the log says of addresses without a page, the latest first: one had a page, the other a redirection. */
const gone: Readonly<Record<string, readonly string[]>> = {
  '/blog/parti': ['gone', 'changed'],
  '/blog/jamais': ['gone', 'moved'],
};

/** A backend that has nothing but a log of what has moved. */
const site = createSite({
  files: '',
  backend: async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/rpc/catch_up_page_changes')) return Response.json(1);
    const path = searchParams.get('path')?.replace('eq.', '') ?? '';
    const target = moved[path];
    const rows =
      pathname.endsWith('/page_changes') && target
        ? [{ kind: 'moved', target }]
        : (gone[path] ?? [])
            .filter((kind) => [null, `eq.${kind}`].includes(searchParams.get('kind')))
            .map((kind) => ({ kind, target: null }));
    return Response.json(rows, { headers: { 'Content-Range': '*/0' } });
  },
});

/** What applications of other hosts read by script follows the page that it is of. */
const open = [
  ['/balados/avant', '/feed.xml'],
  ['/balados/avant/un', '/transcription.vtt'],
  ['/balados/avant/un', '/chapitres.json'],
].map(([page = '', file = '']) => [page + file, (moved[page] ?? '') + file] as const);

/** Other spellings of what has moved. */
const spelled = [
  ['/Tarifs%20%C3%89T%C3%89/', '/services'],
  ['/docs/GRILLE.PDF', '/services'],
  ['/blog/e%CC%81te%CC%81', '/blog/apres'],
  ['/Index.php/?id=4', '/'],
].map(([from = '', to = '']) => ({ from, to, isOpen: false }));

/** The short addresses of the table of routes. */
const short = publicRoutes.flatMap(({ path = '', lazy }) => (lazy ? [] : path));

const ask = (path: string, init?: RequestInit) => site.answer(new Request(`http://site.test${path}`, init));

it.each([
  ['/blog/parti', 410],
  ['/blog/jamais', 404],
])('%s, where a page or a redirection was, answers %i', async (path, status) => {
  expect((await ask(path)).status).toBe(status);
});

it('knows all of the short addresses', () => {
  expect(short).toHaveLength(5);
});

it.each([
  ...Object.entries(moved).map(([from, to]) => ({ from, to, isOpen: false })),
  ...open.map(([from, to]) => ({ from, to, isOpen: true })),
  ...spelled,
  ...short.map((from) => ({
    from,
    to: expect.stringMatching(/^\/(?:realizations|services\/)/) as string,
    isOpen: false,
  })),
])(
  '$from leads on in one step, for as long as it does, and to whoever may read it',
  async ({ from, to, isOpen }) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await ask(from, { method, headers: { Origin: 'https://lecteur.example' } });
      expect(response.status).toBe(301);
      expect(response.headers.get('Location')).toEqual(to);
      // A cache asks again each time: the address may be another page's tomorrow.
      expect(response.headers.get('Cache-Control')).toBe('no-cache');
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe(isOpen ? '*' : null);
      expect(response.headers.get('Strict-Transport-Security')).not.toBeNull();
      expect(response.headers.get('ETag')).toBeNull();
      expect(await response.text()).toBe('');
    }
    const { headers } = await ask(`${from}${from.includes('?') ? '&' : '?'}utm_source=infolettre`);
    expect(headers.get('Location')).toMatch(/\?utm_source=infolettre$/);
  },
);

it.each([
  ['/?p=123', 200],
  ['/?P=12', 200],
  ['/?p=12&x=1', 200],
  ['/?p=12%0a', 200],
  [`/?p=12&x=${'1'.repeat(9000)}`, 200],
  ['/index.php?ID=4', 404],
  ['//index.php?id=4', 404],
])('%.40s, whose query is another one, leads nowhere', async (path, status) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('Location')]).toEqual([status, null]);
});

it('lets scripts of other hosts read that there is nothing any more, as well', async () => {
  const response = await ask('/balados/jamais/feed.xml');
  expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([404, '*']);
});

it('has hosts of files say the same at former addresses, which their patterns cover', () => {
  const hosting = { headers: {}, redirects: [], clientRendered: [] };
  for (const pattern of [
    '/balados/:show/feed.xml',
    '/balados/:show/:episode/transcription.vtt',
    '/balados/:show/:episode/chapitres.json',
  ]) {
    expect(headersFile(hosting)).toContain(`${pattern}\n  Access-Control-Allow-Origin: *`);
    const { headers } = JSON.parse(vercelFile(hosting, [])) as {
      headers: { source: string; headers: { key: string; value: string }[] }[];
    };
    expect(headers.find(({ source }) => source === pattern)?.headers).toContainEqual({
      key: 'Access-Control-Allow-Origin',
      value: '*',
    });
  }
});
