import { readKey, toId } from '#documents/data/documentKey.ts';
import { expect, it } from 'vitest';
import {
  firstEpisode,
  showKey,
  storedEpisodes,
  storedShow,
} from '#features/podcasts/site/testing/podcasts.ts';
import { projects, storedProject } from '#features/projects/site/testing/projects.ts';
import { showSchema } from '#features/podcasts/site/show.schema.ts';
import { createSite } from './answer.ts';

const [first = firstEpisode, second = firstEpisode] = storedEpisodes;
const sound = { type: 'audio/mpeg', size: 986_112, duration: 2520 };

/** A backend that has published projects, a show and episodes, as the database answers the requests of pages. */
function createTestSite() {
  const published = {
    documents: new Map<string, object>([
      ['project/a', storedProject],
      ['project/b', { ...projects[1], pictures: [] }],
      [showKey, storedShow],
      ['episode/1', first],
      ['episode/2', second],
    ]),
    changes: new Map<string, { kind: string; target: string | null }>(),
    number: 1,
  };
  type Value = { slug: string; show?: string; transcript?: string; sound?: { src: string } };
  const toRow = ([key, value]: [string, object]) => {
    const { transcript, ...summary } = value as Value;
    const { kind, id } = readKey(key);
    return {
      table: `${kind}s`,
      id,
      value,
      summary,
      slug: summary.slug,
      show_id: summary.show && toId(summary.show),
      has_transcript: Boolean(transcript),
      published_at: '2026-11-20T15:00:00Z',
      media: summary.sound ? { [summary.sound.src]: sound } : {},
    };
  };
  const backend = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/rpc/catch_up_page_changes')) return Response.json(published.number);
    if (pathname.endsWith('/page_changes')) {
      const change = published.changes.get(searchParams.get('path')?.replace('eq.', '') ?? '');
      return Response.json(change ? [change] : []);
    }
    const slug = searchParams.get('slug')?.replace('eq.', '');
    const found = [...published.documents]
      .map(toRow)
      .filter((row) => pathname.endsWith(`/${row.table}`) && (slug === undefined || row.slug === slug));
    return Response.json(found, { headers: { 'Content-Range': `0-0/${found.length}` } });
  };
  const site = createSite({ files: '', backend });
  const get = (path: string, init?: RequestInit) => site.answer(new Request(`http://site.test${path}`, init));
  return { published, site, get };
}

const textAt = async (get: (path: string) => Promise<Response>, path: string) => (await get(path)).text();

it('answers the feed of a show as applications read it, to HEAD and to those who have it', async () => {
  const { get } = createTestSite();
  const response = await get('/balados/la-releve/feed.xml');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  const feed = await response.text();
  expect(feed).toContain('length="986112" type="audio/mpeg"');
  expect(feed).toContain(`/balados/la-releve/${first.slug}/transcription.vtt`);
  const head = await get('/balados/la-releve/feed.xml', { method: 'HEAD' });
  expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([
    200,
    String(Buffer.byteLength(feed)),
    '',
  ]);
  const again = await get('/balados/la-releve/feed.xml', {
    headers: { 'If-None-Match': response.headers.get('ETag') ?? '' },
  });
  expect(again.status).toBe(304);
});

it('leads from the feed of a show to that of its new host, and tells pages of it', async () => {
  const { published, get } = createTestSite();
  const movedTo = 'https://flux.autre-hebergeur.example/la-releve?de=qc';
  published.documents.set(showKey, { ...storedShow, movedTo });
  const { status, headers } = await get('/balados/la-releve/feed.xml?app=1');
  expect([status, headers.get('Location'), headers.get('Access-Control-Allow-Origin')]).toEqual([
    301,
    movedTo,
    '*',
  ]);
  expect(await textAt(get, '/balados/la-releve')).toContain(`value="${movedTo}"`);
});

it.each([
  'http://autre.example/flux',
  'javascript:alert(1)',
  'https://localhost:4173/balados/la-releve/feed.xml',
])('takes no address of a new feed that leads nowhere, or back: %s', (movedTo) =>
  expect(showSchema.safeParse({ ...storedShow, movedTo }).success).toBe(false),
);

it('has an episode in the feed once it is published, and not any more once it is withdrawn', async () => {
  const { published, site, get } = createTestSite();
  published.documents.delete('episode/1');
  expect(await textAt(get, '/balados/la-releve/feed.xml')).not.toContain(first.title);
  published.documents.set('episode/1', first);
  published.number += 1;
  await site.refresh();
  expect(await textAt(get, '/balados/la-releve/feed.xml')).toContain(`<title>${first.title}</title>`);
  published.documents.delete('episode/1');
  published.number += 1;
  await site.refresh();
  expect(await textAt(get, '/balados/la-releve/feed.xml')).not.toContain(first.title);
});

it('serves the transcript and the chapters of an episode to other hosts', async () => {
  const { get } = createTestSite();
  const transcript = await get(`/balados/la-releve/${first.slug}/transcription.vtt`);
  expect(transcript.headers.get('Content-Type')).toBe('text/vtt; charset=utf-8');
  expect(transcript.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(await transcript.text()).toBe(`${first.transcript?.trim()}\n`);
  const chapters = await get(`/balados/la-releve/${first.slug}/chapitres.json`);
  expect(chapters.headers.get('Content-Type')).toBe('application/json+chapters; charset=utf-8');
  expect(await chapters.json()).toEqual({
    version: '1.2.0',
    chapters: [
      { startTime: 0, title: 'Présentation' },
      { startTime: 150, title: 'Quatorze mois sans candidat' },
      { startTime: 725, title: 'La grille' },
    ],
  });
});

it('has no file beside an episode without chapters or transcript', async () => {
  const { published, get } = createTestSite();
  const { transcript: _transcript, chapters: _chapters, ...bare } = first;
  published.documents.set('episode/1', bare);
  for (const file of ['transcription.vtt', 'chapitres.json'])
    expect((await get(`/balados/la-releve/${first.slug}/${file}`)).status).toBe(404);
});

it('renders each page with what search engines read of it', async () => {
  const { get } = createTestSite();
  const typesAt = async (path: string) => {
    const html = await textAt(get, path);
    const [, json = '[]'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    return (JSON.parse(json) as { '@type': string }[]).map((data) => data['@type']);
  };
  expect(await typesAt('/realizations/voix-du-fleuve')).toEqual([
    'ProfessionalService',
    'CreativeWork',
    'BreadcrumbList',
  ]);
  expect(await typesAt('/balados/la-releve')).toEqual([
    'ProfessionalService',
    'PodcastSeries',
    'BreadcrumbList',
  ]);
  expect(await typesAt(`/balados/la-releve/${first.slug}`)).toEqual([
    'ProfessionalService',
    'PodcastEpisode',
    'BreadcrumbList',
  ]);
  const html = await textAt(get, `/balados/la-releve/${first.slug}`);
  expect(html).toContain('type="application/rss+xml" title="La Relève" href="/balados/la-releve/feed.xml"');
  expect(html).toMatch(/<audio[^>]* controls/);
  expect(html).toContain('Aujourd’hui, on parle de portes qui restent ouvertes.');
});

it('has all of them in the site map', async () => {
  const { get } = createTestSite();
  const map = await textAt(get, '/sitemap.xml');
  for (const path of [
    '/realizations/voix-du-fleuve',
    '/balados',
    '/balados/la-releve',
    `/balados/la-releve/${second.slug}`,
  ])
    expect(map).toContain(`${path}</loc>`);
});

it('shows the projects of a filter, whatever else stands in the address', async () => {
  const { get } = createTestSite();
  const filtered = await textAt(get, '/realizations?categorie=evenement-video&source=infolettre');
  expect(filtered).toContain('La Nuit des idées, en direct');
  expect(filtered).not.toContain('href="/realizations/voix-du-fleuve"');
  expect(filtered).toContain('<title>Réalisations\u00A0: Événement vidéo | Porte-Voix</title>');
  expect((await get('/realizations?categorie=inconnue')).status).toBe(404);
});

it('leads on from where a show was, with its feed and what is beside its episodes', async () => {
  const { published, get } = createTestSite();
  published.changes.set('/balados/avant', { kind: 'moved', target: '/balados/la-releve' });
  published.changes.set('/balados/avant/un', { kind: 'moved', target: `/balados/la-releve/${first.slug}` });
  published.changes.set('/balados/partie', { kind: 'gone', target: null });
  for (const [from, to] of [
    ['/balados/avant', '/balados/la-releve'],
    ['/balados/avant/feed.xml', '/balados/la-releve/feed.xml'],
    ['/balados/avant/un', `/balados/la-releve/${first.slug}`],
    ['/balados/avant/un/transcription.vtt', `/balados/la-releve/${first.slug}/transcription.vtt`],
    ['/balados/avant/un/chapitres.json', `/balados/la-releve/${first.slug}/chapitres.json`],
  ] as const) {
    const response = await get(from);
    expect([response.status, response.headers.get('Location')]).toEqual([301, to]);
    // Given away to another page, it leads there at once; a script of another host follows where it may read.
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(from.includes('.') ? '*' : null);
  }
  expect((await get('/balados/partie')).status).toBe(410);
  expect((await get('/balados/jamais')).status).toBe(404);
  expect((await get('/balados/jamais/feed.xml')).status).toBe(404);
});
