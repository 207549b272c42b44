// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { resetBackend } from '#mocks/backend/openBackend.ts';
import { aPreviewLink } from '#mocks/builders.ts';
import { insert, query, run, toLiteral, toUpdate } from '#mocks/database.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { articles } from '#mocks/fixtures/articles.ts';
import { categories, tags } from '#mocks/fixtures/taxonomy.ts';
import { insertRelease } from '#mocks/releases.ts';
import { startBackend } from '#mocks/server.ts';
import { insertContent, insertLink } from '#mocks/states.ts';
import {
  type BlogArticle,
  fetchBlogTaxonomy,
  fetchPublishedArticle,
  fetchPublishedArticles,
  fetchRelatedArticles,
} from '#features/articles/data/blog.queries.ts';
import { fetchPageChange } from '#features/articles/data/pageChanges.queries.ts';
import { connectTo } from '#data/connection.ts';
import { fetchSettings, fetchSiteContents } from '#features/pages/data/siteContents.queries.ts';
import {
  fetchAllEpisodes,
  fetchDocumentAtPath,
  fetchEpisodes,
  fetchFooterPages,
  fetchLatestEpisodes,
  fetchProjects,
  fetchPublished,
  fetchShows,
} from '#features/pages/data/publishedDocuments.queries.ts';
import { toDataError } from '#data/errors.ts';
import { readPreviewed } from './readPreviewed.ts';

startBackend();

const release_id = '88888888-0000-4000-8000-000000000001';
const link = aPreviewLink({ release_id, created_by: accountByRole.admin.user_id });

let disconnect = () => {};
beforeEach(() => disconnect());
afterEach(() => disconnect());

/** Reads the site with what a token leads to, from now on. */
const preview = (token = link.token) => {
  disconnect();
  disconnect = connectTo({ fetch: readPreviewed(token, fetch) });
};

/** A release of these documents, with a minus before the key of one that it takes from the site, and the link to it. */
async function share(documents: readonly string[], due_at: string | null = null) {
  const made = { owner_id: null, problem: null, created_at: '2026-11-16T19:05:00+00:00' };
  await insertRelease({ id: release_id, name: 'Rentrée', due_at, ...made }, documents);
  await insertLink({ ...link });
}

/** Saves a text beside what is online. */
const save = (key: string, value: unknown) => insertContent(key, value, { reason: 'saved' });

/** What a release makes of an article. */
type Change = { index: number; withdraws: boolean; isMoved: boolean; category: number; tag: number };

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

/** Has each of these saved as the release is to have it. */
async function saveChanges(changes: readonly Change[]) {
  for (const one of changes) {
    const { id, status } = findArticle(one.index);
    const category_id = categories[one.category]?.id ?? null;
    const tag = tags[one.tag];
    const text = { slug: findSlug(one), category_id };
    if (status === 'published') {
      const [stored] = await query<{ value: object }>(
        `select private.stored_value(('article', '${id}')) as value`,
      );
      await save(`article/${id}`, { ...stored?.value, ...text, tag_ids: tag ? [tag.id] : [] });
      continue;
    }
    await run(toUpdate('articles', { id }, text));
    await run(`delete from public.article_tags where article_id = '${id}';`);
    if (tag) await insert('article_tags', { article_id: id, tag_id: tag.id });
  }
  await share(
    changes.map(({ index, withdraws }) => `${withdraws ? '-' : ''}article/${findArticle(index).id}`),
  );
}

const withoutDates = (article: BlogArticle) => ({ ...article, published_at: null, updated_at: null });

/** What readers find of the blog: pages of the whole and of some choices, articles, where they went, what they are filed under. */
async function readBlog(
  changes: readonly Change[],
  { pageSize, category, tag }: { pageSize: number; category: number; tag: number },
) {
  const [categoryId = '', tagId = ''] = [categories[category]?.id, tags[tag]?.id];
  const pages: unknown[] = [];
  for (const filter of [{}, { categoryId }, { tagId }, { categoryId, tagId }]) {
    for (let page = 1; page <= Math.ceil(articles.length / pageSize); page += 1) {
      pages.push(
        await fetchPublishedArticles({ page, pageSize, ...filter }).then(
          ({ articles: found, total }) => [
            total,
            found.map(({ id, categories: shown }) => [id, shown?.name]),
          ],
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
        ? [withoutDates(article), (await fetchRelatedArticles(article, 3)).map(({ id }) => id)]
        : await fetchPageChange(`/blog/${slug}`);
    }
  }
  return { pages, found, taxonomy: await fetchBlogTaxonomy() };
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
      await saveChanges(changes);
      preview();
      const before = await readBlog(changes, wanted);
      disconnect();
      await run(`select private.write_release('${release_id}', now())`);
      expect(before).toEqual(await readBlog(changes, wanted));
    }),
    // Each takes a second: what has failed isn't made smaller.
    { numRuns: 4, endOnFailure: true },
  );
}, 300_000);

it('dates what isn’t online yet by the release, also what waits for a later date', async () => {
  const draft = findArticle(0);
  const due = '2100-01-01T05:00:00+00:00';
  await run(
    toUpdate(
      'articles',
      { id: draft.id },
      { status: 'published', published_at: '2126-01-01T05:00:00+00:00' },
    ),
  );
  await share([`article/${draft.id}`], due);
  preview();
  const [first] = (await fetchPublishedArticles({ page: 1, pageSize: 1 })).articles;
  expect(first).toMatchObject({ id: draft.id, published_at: due });
});

it('shows contents and settings of the release, the code’s copy of those that are withdrawn, and the others as they are', async () => {
  await insertContent('home/hero', { title: 'En ligne' });
  await insertContent('home/method', { title: 'En ligne' });
  await insertContent('settings/hours', { exceptions: [{ from: '2026-12-25' }] });
  await insertContent('internal/messages', { secret: true });
  await save('home/hero', { title: 'Nouveau' });
  await save('home/impact', { title: 'Ailleurs' });
  await save('settings/company', { name: 'Autre' });
  await share(['home/hero', '-home/method', 'settings/company'], '2100-01-01T12:00:00+00:00');
  preview();
  expect(await fetchSiteContents(['home/hero', 'home/method', 'home/impact', 'internal/messages'])).toEqual([
    { key: 'home/hero', value: { title: 'Nouveau' }, media: {} },
  ]);
  expect(await fetchSettings(['settings/company', 'settings/hours'])).toEqual([
    { key: 'settings/company', value: { name: 'Autre' }, quebec_day: null },
    { key: 'settings/hours', value: { exceptions: [{ from: '2026-12-25' }] }, quebec_day: '2100-01-01' },
  ]);
});

const toPage = (slug: string, title: string, footer = 'column') => ({
  slug,
  title,
  footer,
  description: 'Une page.',
});

it('shows composed pages where the release has them, and leads on from where they were', async () => {
  for (const [slug, title] of [
    ['un', 'Un'],
    ['deux', 'Deux'],
    ['trois', 'Trois'],
  ] as const)
    await insertContent(`page/${slug}`, toPage(slug, title));
  await save('page/un', toPage('un-ailleurs', 'Un'));
  await save('page/quatre', toPage('quatre', 'Quatre'));
  await save('page/cinq', toPage('cinq', 'Cinq', 'none'));
  await share(['page/un', '-page/trois', 'page/quatre', 'page/cinq']);
  preview();
  expect(await fetchPublished('page', 'un-ailleurs')).toMatchObject({ value: toPage('un-ailleurs', 'Un') });
  expect(await fetchPublished('page', 'deux')).toMatchObject({ value: { title: 'Deux' } });
  expect(await fetchPublished('page', 'cinq')).toMatchObject({ value: { title: 'Cinq' } });
  expect(await fetchPublished('page', 'un')).toBeNull();
  expect(await fetchPageChange('/un')).toEqual({ kind: 'moved', target: '/un-ailleurs' });
  expect(await fetchPublished('page', 'trois')).toBeNull();
  expect(await fetchPageChange('/trois')).toEqual({ kind: 'gone', target: null });
  expect((await fetchFooterPages()).map(({ slug }) => slug)).toEqual(['deux', 'quatre', 'un-ailleurs']);
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
  await insertContent('project/a', toProject('a', '2026-01-01'));
  await insertContent('project/b', toProject('b', '2026-03-01'));
  await insertContent('project/c', toProject('c', '2026-02-01'));
  await insertContent('show/x', toShow('xylo'));
  await insertContent('show/y', toShow('yoyo'));
  for (const number of [1, 2, 3, 4]) await insertContent(`episode/x${number}`, toEpisode('x', number));
  await insertContent('episode/y5', toEpisode('y', 5));
  const slugs = (documents: readonly { slug: string }[]) => documents.map(({ slug }) => slug);
  expect(slugs(await fetchProjects())).toEqual(['b', 'c', 'a']);

  await save('project/c', toProject('c-ailleurs', '2025-02-01'));
  await save('show/x', toShow('zebre'));
  await save('show/w', toShow('wagon'));
  await save('episode/x2', toEpisode('x', 9, 'neuf'));
  await save('episode/w1', toEpisode('w', 1));
  await save('episode/v1', toEpisode('v', 7));
  await save('episode/x8', { ...toEpisode('x', 8, 'plus-tard'), day: '2101-01-01' });
  await share(
    [
      '-project/b',
      'project/c',
      'show/x',
      '-show/y',
      'show/w',
      '-episode/x3',
      'episode/x2',
      'episode/w1',
      'episode/v1',
      'episode/x8',
    ],
    '2100-01-01T12:00:00+00:00',
  );
  preview();
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
  expect(await fetchDocumentAtPath('/balados/zebre/neuf')).toMatchObject({
    key: 'episode/x2',
    value: toEpisode('x', 9, 'neuf'),
  });
  // Its day comes later than the release, and whoever has the link is to see it.
  expect(await fetchDocumentAtPath('/balados/zebre/plus-tard')).toMatchObject({ key: 'episode/x8' });
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
  await insertContent('show/x', toShow('xylo'));
  for (const number of [1, 2, 3]) await insertContent(`episode/x${number}`, toEpisode('x', number));
  await insertContent('show/x', toShow('xylo'), { reason: 'reverted' });
  await save('show/x', toShow('xylo'));
  await save('episode/x2', toEpisode('x', 2, 'deux'));
  await share(['show/x', '-episode/x3', 'episode/x2']);
  preview();
  const { documents, total } = await fetchEpisodes({ show: 'show/x', from: 0, limit: 12 });
  expect([total, documents.map(({ slug }) => slug)]).toEqual([2, ['deux', 'e1']]);
  expect(await fetchDocumentAtPath('/balados/xylo/e1')).toMatchObject({ key: 'episode/x1' });
});

it('shows what is online where a text of the release can’t be, and to whoever has no living link', async () => {
  await insertContent('page/un', toPage('un', 'Un'));
  await insertContent('project/a', toProject('a', '2026-01-01'));
  await save('page/un', toPage('un', 'Caché'));
  await save('project/a', { ...toProject('a', '2026-01-01'), day: 'demain' });
  await share(['page/un', 'project/a']);
  preview();
  expect(await fetchPublished('page', 'un')).toMatchObject({ value: { title: 'Caché' } });
  expect(await fetchProjects()).toEqual([]);
  for (const token of ['x'.repeat(43), release_id, toLiteral(link.token)]) {
    preview(token);
    expect(await fetchPublished('page', 'un')).toMatchObject({ value: { title: 'Un' } });
    expect(await fetchProjects()).toHaveLength(1);
  }
});

it('shows a document that waits by a link of its own', async () => {
  await insertContent('project/a', toProject('a', '2026-01-01'));
  await save('project/a', toProject('b', '2026-01-01'));
  await save('project/c', toProject('c', '2026-02-01'));
  const own = aPreviewLink({ document: 'project/a', created_by: accountByRole.editor.user_id });
  await insertLink(own);
  preview(own.token);
  expect((await fetchProjects()).map(({ slug }) => slug)).toEqual(['b']);
});
