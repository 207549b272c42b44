// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { resetBackend } from '#mocks/backend/openBackend.ts';
import { find, insert, run, toLiteral, toUpdate } from '#mocks/database.ts';
import { articles } from '#mocks/fixtures/articles.ts';
import { categories, tags } from '#mocks/fixtures/taxonomy.ts';
import { startBackend } from '#mocks/server.ts';
import {
  type BlogArticle,
  fetchBlogTaxonomy,
  fetchPublishedArticle,
  fetchPublishedArticles,
  fetchRelatedArticles,
} from '#features/articles/data/blog.queries.ts';
import { fetchPageChange } from '#features/articles/data/pageChanges.queries.ts';
import { connectTo, overlay } from '#data/connection.ts';
import { fetchSettings, fetchSiteContents } from '#features/pages/data/siteContents.queries.ts';
import {
  fetchAllEpisodes,
  fetchDocumentAtPath,
  fetchEpisodes,
  fetchFooterPages,
  fetchLatestEpisodes,
  fetchProjects,
  fetchShows,
  fetchPublished,
} from '#features/pages/data/publishedDocuments.queries.ts';
import { toDataError } from '#data/errors.ts';
import type { Release, ReleaseDocument } from './release.ts';
import { layReleaseOver } from './releaseOverlay.ts';

startBackend();

const moment = '2026-11-20T15:00:00.123456+00:00';
const toArticlePath = (slug: string) => `/blog/${slug}`;

let disconnect = () => {};
afterEach(() => disconnect());

/** Lays a release over what is online, as the preview of the site does. */
const lay = (documents: readonly ReleaseDocument[], at = moment) => {
  const release: Release = { id: 'r', name: 'Rentrée', dueAt: null, documents };
  disconnect = connectTo({ overlay: layReleaseOver(release, at, { toArticlePath }) });
};

/** What a release makes of an article. */
type Change = {
  index: number;
  withdraws: boolean;
  isMoved: boolean;
  category: number;
  tag: number;
};

const change: fc.Arbitrary<Change> = fc.record({
  index: fc.nat({ max: articles.length - 1 }),
  withdraws: fc.boolean(),
  isMoved: fc.boolean(),
  category: fc.nat({ max: categories.length }),
  tag: fc.nat({ max: tags.length }),
});

const findArticle = (index: number) => {
  const article = articles[index];
  if (!article) throw new Error('The fixtures have no such article.');
  return article;
};

/** Where an article is once the release is online. */
const findSlug = ({ index, isMoved }: Change) => findArticle(index).slug + (isMoved ? '-ailleurs' : '');

/** Does to the database what publishing the release does. */
async function publish(changes: readonly Change[]) {
  for (const one of changes) {
    const { id, status, published_at } = findArticle(one.index);
    if (one.withdraws) {
      await run(toUpdate('articles', { id }, { status: 'draft', published_at: null }));
      continue;
    }
    const dated = status === 'published' ? published_at : moment;
    const category_id = categories[one.category]?.id ?? null;
    const values = { status: 'published', published_at: dated, slug: findSlug(one), category_id } as const;
    await run(toUpdate('articles', { id }, values));
    await run(`delete from public.article_tags where article_id = '${id}';`);
    const tag = tags[one.tag];
    if (tag) await insert('article_tags', { article_id: id, tag_id: tag.id });
  }
}

/** What readers find of the blog: pages of the whole and of some choices, articles, where they went, what they are filed under. */
async function readBlog(
  changes: readonly Change[],
  { pageSize, category, tag }: { pageSize: number; category: number; tag: number },
) {
  const filters = [{}, { categoryId: categories[category]?.id }, { tagId: tags[tag]?.id }];
  const pages: unknown[] = [];
  for (const filter of filters) {
    const wanted = Object.fromEntries(Object.entries(filter).filter(([, id]) => id));
    for (let page = 1; page <= Math.ceil(articles.length / pageSize); page += 1) {
      pages.push(
        await fetchPublishedArticles({ page, pageSize, ...wanted }).then(
          ({ articles: found, total }) =>
            page > 1 && found.length === 0 ? 'notFound' : [total, found.map(({ id }) => id)],
          // Past the end.
          (error: unknown) => toDataError(error).kind,
        ),
      );
    }
  }
  const found: Record<string, unknown> = {};
  for (const one of changes) {
    for (const slug of [findArticle(one.index).slug, findSlug(one)]) {
      const article = await fetchPublishedArticle(slug);
      found[slug] = article
        ? [article, (await fetchRelatedArticles(article, 3)).map(({ id }) => id)]
        : await fetchPageChange(toArticlePath(slug));
    }
  }
  const taxonomy = await fetchBlogTaxonomy();
  return {
    pages,
    found,
    taxonomy: [taxonomy.categories, taxonomy.tags].map((all) => all.map(({ id }) => id)),
  };
}

it('shows the blog as publishing the release makes it', async () => {
  const choice = fc.record({
    pageSize: fc.integer({ min: 2, max: 5 }),
    category: fc.nat({ max: categories.length - 1 }),
    tag: fc.nat({ max: tags.length - 1 }),
  });
  const changed = fc.uniqueArray(change, { selector: ({ index }) => index, minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(changed, choice, async (changes, wanted) => {
      disconnect();
      await resetBackend();
      await publish(changes);
      const after = await readBlog(changes, wanted);
      const documents: ReleaseDocument[] = [];
      for (const one of changes) {
        const article = one.withdraws ? null : await fetchPublishedArticle(findSlug(one));
        const document = `article/${findArticle(one.index).id}`;
        documents.push({ document, withdraws: one.withdraws, article, content: null });
      }

      await resetBackend();
      lay(documents);
      expect(await readBlog(changes, wanted)).toEqual(after);
    }),
    // Each takes a second: what has failed isn't made smaller.
    { numRuns: 4, endOnFailure: true },
  );
}, 300_000);

it('cuts each page of a list as if all were sorted together', async () => {
  const row = (number: number, day: number) =>
    ({
      id: String(number).padStart(3, '0'),
      published_at: `2026-11-${String(day).padStart(2, '0')}T12:00:00+00:00`,
      created_at: moment,
      content: '',
      article_tags: [],
    }) as unknown as BlogArticle;
  const days = fc.array(fc.integer({ min: 1, max: 28 }), { maxLength: 40 });
  const isOwn = fc.array(fc.boolean(), { minLength: 40, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(
      days,
      isOwn,
      fc.nat({ max: 45 }),
      fc.integer({ min: 1, max: 10 }),
      async (all, own, from, limit) => {
        const rows = all.map((day, number) => row(number, day));
        const sorted = rows.toSorted(
          (one, other) =>
            `${other.published_at}`.localeCompare(`${one.published_at}`) || one.id.localeCompare(other.id),
        );
        // What the release has is online as well, at dates of its own, or isn't.
        const released = rows.filter((_row, index) => own[index]);
        const answer = (address: string) => {
          const asked = new URL(address).searchParams;
          if (!/^id$|title/.test(asked.get('select') ?? '')) return Response.json(released);
          const [, not, ids = ''] = /^(not\.)?in\.\((.*)\)$/.exec(asked.get('id') ?? 'not.in.()') ?? [];
          const others = sorted.filter(({ id }) => ids.split(',').includes(id) === (not === undefined));
          const [start, count] = [Number(asked.get('offset')), Number(asked.get('limit'))];
          const headers = { 'Content-Range': `*/${others.length}` };
          return Response.json(others.slice(start, start + count), { headers });
        };
        disconnect();
        lay(
          released.map((article) => ({
            document: `article/${article.id}`,
            withdraws: false,
            article,
            content: null,
          })),
        );
        connectTo({
          fetch: async (address) => answer(address instanceof Request ? address.url : String(address)),
        });
        const page = await overlay()?.articles({ from, limit }, 'count=exact');
        expect(page?.articles.map(({ id }) => id)).toEqual(
          sorted.slice(from, from + limit).map(({ id }) => id),
        );
        expect(page?.total).toBe(rows.length);
      },
    ),
    { numRuns: 500 },
  );
});

it('dates what isn’t online yet by the release, also what waits for a later date', async () => {
  const [draft, published] = articles;
  if (!draft || !published) throw new Error('The fixtures have articles.');
  const later = '2126-01-01T05:00:00+00:00';
  await run(toUpdate('articles', { id: draft.id }, { status: 'published', published_at: later }));
  const online = await fetchPublishedArticle(published.slug);
  const soon = { ...(online as BlogArticle), id: draft.id, slug: draft.slug, published_at: later };
  lay([{ document: `article/${draft.id}`, withdraws: false, article: soon, content: null }]);
  expect((await fetchPublishedArticle(draft.slug))?.published_at).toBe(moment);
  const [first] = (await fetchPublishedArticles({ page: 1, pageSize: 1 })).articles;
  expect(first?.id).toBe(draft.id);
});

it('says what a category is about that nothing but an article of the release has', async () => {
  const [draft, published] = articles;
  const online = (await fetchPublishedArticle(published?.slug ?? '')) as BlogArticle;
  const sound = { name: 'Son', slug: 'son', color: '#000000', description: 'Tout sur le son.' };
  const article = { ...online, id: draft?.id ?? '', category_id: crypto.randomUUID(), categories: sound };
  lay([{ document: `article/${article.id}`, withdraws: false, article, content: null }]);
  expect((await fetchBlogTaxonomy()).categories).toContainEqual({ id: article.category_id, ...sound });
});

const toContent = (key: string, value: unknown, withdraws = false): ReleaseDocument => ({
  document: key,
  withdraws,
  article: null,
  content: { key, value },
});

const toPage = (slug: string, title: string, footer = 'column') => ({
  slug,
  title,
  footer,
  description: 'Une page.',
});

const publishContent = (key: string, value: unknown) =>
  run(
    `select private.put_online(private.document_of(${toLiteral(key)}), ${toLiteral(JSON.stringify(value))}, 1)`,
  );

it('shows contents and settings of the release, the code’s copy of those that are withdrawn, and the others as they are', async () => {
  await publishContent('home/hero', { title: 'En ligne' });
  await publishContent('home/method', { title: 'En ligne' });
  await publishContent('settings/hours', { exceptions: [{ from: '2026-12-25' }] });
  lay([
    toContent('home/hero', { title: 'Nouveau' }),
    toContent('home/method', { title: 'Retiré' }, true),
    toContent('settings/company', { name: 'Autre' }),
  ]);
  expect(await fetchSiteContents(['home/hero', 'home/method', 'home/impact'])).toEqual([
    { key: 'home/hero', value: { title: 'Nouveau' } },
  ]);
  expect(await fetchSettings(['settings/company', 'settings/hours'])).toEqual([
    { key: 'settings/company', value: { name: 'Autre' }, quebec_day: '2026-11-20' },
    { key: 'settings/hours', value: { exceptions: [{ from: '2026-12-25' }] }, quebec_day: '2026-11-20' },
  ]);
});

it('shows what of the release it has when the rest is out of reach', async () => {
  lay([toContent('home/hero', { title: 'Nouveau' })]);
  const restore = connectTo({ fetch: () => Promise.reject(new TypeError('offline')) });
  expect(await fetchSiteContents(['home/hero', 'home/method'])).toHaveLength(1);
  restore();
});

it('shows composed pages where the release has them, and leads on from where they were', async () => {
  await publishContent('page/un', toPage('un', 'Un'));
  await publishContent('page/deux', toPage('deux', 'Deux'));
  await publishContent('page/trois', toPage('trois', 'Trois'));
  lay([
    toContent('page/un', toPage('un-ailleurs', 'Un')),
    toContent('page/trois', toPage('trois', 'Trois'), true),
    toContent('page/quatre', toPage('quatre', 'Quatre')),
    toContent('page/cinq', toPage('cinq', 'Cinq', 'none')),
  ]);
  expect(await fetchPublished('page', 'un-ailleurs')).toMatchObject({ value: { title: 'Un' } });
  expect(await fetchPublished('page', 'deux')).toMatchObject({ value: { title: 'Deux' } });
  expect(await fetchPublished('page', 'cinq')).toMatchObject({ value: { title: 'Cinq' } });
  expect(await fetchPublished('page', 'un')).toBeNull();
  expect(await fetchPageChange('/un')).toEqual({ kind: 'moved', target: '/un-ailleurs' });
  expect(await fetchPublished('page', 'trois')).toBeNull();
  expect(await fetchPageChange('/trois')).toEqual({ kind: 'gone', target: null });
  expect((await fetchFooterPages()).map(({ slug }) => slug)).toEqual(['deux', 'quatre', 'un-ailleurs']);
  expect(await find('pages')).toHaveLength(3);
});

const sound = { src: '/storage/v1/object/public/media/uploads/1700000000001.mp3' };
const toProject = (slug: string, day: string) => ({
  slug,
  title: slug,
  description: 'Un projet.',
  client: 'Cliente',
  category: 'Vidéo',
  tags: ['Image'],
  day,
});
const toShow = (slug: string) => ({ slug, title: slug, description: 'Une émission.' });
const toEpisode = (show: string, number: number, slug = `e${number}`) => ({
  show: `show/${show}`,
  slug,
  title: `Épisode ${number}`,
  description: 'Un épisode.',
  number,
  day: `2026-10-${String(number).padStart(2, '0')}`,
  sound,
  transcript: 'WEBVTT',
});

it('lists projects, shows and episodes as the release will have them, page by page, without transcripts', async () => {
  await publishContent('project/a', toProject('a', '2026-01-01'));
  await publishContent('project/b', toProject('b', '2026-03-01'));
  await publishContent('project/c', toProject('c', '2026-02-01'));
  await publishContent('show/x', toShow('xylo'));
  await publishContent('show/y', toShow('yoyo'));
  for (const number of [1, 2, 3, 4]) await publishContent(`episode/x${number}`, toEpisode('x', number));
  await publishContent('episode/y5', toEpisode('y', 5));
  const slugs = (documents: readonly { slug: string }[]) => documents.map(({ slug }) => slug);
  expect(slugs(await fetchProjects())).toEqual(['b', 'c', 'a']);
  expect(slugs(await fetchLatestEpisodes(3))).toEqual(['e5', 'e4', 'e3']);
  expect(await fetchEpisodes({ show: 'show/x', from: 1, limit: 2 })).toMatchObject({
    documents: [{ slug: 'e3', has_transcript: true }, { slug: 'e2' }],
    total: 4,
  });

  lay([
    toContent('project/b', toProject('b', '2026-03-01'), true),
    toContent('project/c', toProject('c-ailleurs', '2025-02-01')),
    toContent('show/x', toShow('zebre')),
    toContent('show/y', toShow('yoyo'), true),
    toContent('show/w', toShow('wagon')),
    toContent('episode/x3', toEpisode('x', 3), true),
    toContent('episode/x2', toEpisode('x', 9, 'neuf')),
    toContent('episode/w1', toEpisode('w', 1)),
    toContent('episode/v1', toEpisode('v', 7)),
  ]);
  expect(slugs(await fetchProjects())).toEqual(['a', 'c-ailleurs']);
  expect(slugs(await fetchShows())).toEqual(['wagon', 'zebre']);
  expect(slugs(await fetchAllEpisodes('show/x'))).toEqual(['neuf', 'e4', 'e1']);
  expect(await fetchEpisodes({ show: 'show/x', from: 1, limit: 1 })).toMatchObject({
    documents: [{ slug: 'e4' }],
    total: 3,
  });
  // Neither of a show that leaves, nor of one that isn't there.
  const latest = await fetchLatestEpisodes(5);
  expect(slugs(latest)).toEqual(['neuf', 'e4', 'e1', 'e1']);
  expect(latest[0]).toMatchObject({ key: 'episode/x2', show_key: 'show/x', has_transcript: true });
  expect(latest[0]?.summary).not.toHaveProperty('transcript');
  expect(await fetchDocumentAtPath('/balados/zebre/neuf')).toMatchObject({ key: 'episode/x2' });
  expect(await fetchDocumentAtPath('/balados/zebre/e4')).toMatchObject({ key: 'episode/x4' });
  expect(await fetchDocumentAtPath('/balados/zebre/e3')).toBeNull();
  expect(await fetchDocumentAtPath('/balados/yoyo/e5')).toBeNull();
  expect(await fetchDocumentAtPath('/realizations/c-ailleurs')).toMatchObject({ key: 'project/c' });
  expect(await fetchPageChange('/realizations/c')).toEqual({
    kind: 'moved',
    target: '/realizations/c-ailleurs',
  });
  expect(await fetchPageChange('/balados/xylo/e2')).toEqual({ kind: 'moved', target: '/balados/zebre/neuf' });
  expect(await fetchPageChange('/balados/xylo/e4')).toEqual({ kind: 'moved', target: '/balados/zebre/e4' });
  expect(await fetchPageChange('/balados/yoyo/e5')).toEqual({ kind: 'gone', target: null });
});

it('brings back the episodes of a show that comes back, but for those that the release has or withdraws', async () => {
  const back = toContent('show/x', toShow('xylo'));
  const episodes = [1, 2, 3].map((number) => ({ key: `episode/x${number}`, value: toEpisode('x', number) }));
  lay([
    { ...back, content: back.content && { ...back.content, episodes } },
    toContent('episode/x3', toEpisode('x', 3), true),
    toContent('episode/x2', toEpisode('x', 2, 'deux')),
  ]);
  const { documents, total } = await fetchEpisodes({ show: 'show/x', from: 0, limit: 12 });
  expect([total, documents.map(({ slug }) => slug)]).toEqual([2, ['deux', 'e1']]);
  expect(await fetchDocumentAtPath('/balados/xylo/e1')).toMatchObject({ key: 'episode/x1' });
});
