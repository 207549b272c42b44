import { expect, test } from 'vitest';
import { openWorld } from './openWorld.ts';
import { rows } from './world.ts';

const fixtures = openWorld();

const article_id = rows.articles.draft;

async function getVersion() {
  const { data } = await fixtures.as.editor.from('articles').select('version').eq('id', article_id).single();
  return Number(data?.version);
}

/** The tags of each revision of the article, oldest first. */
async function storedTags() {
  const stored = await fixtures.sql<{ tags: string[] }>(
    `select value -> 'tag_ids' as tags from private.document_versions where (kind, id) = ('article', $1) order by number`,
    [article_id],
  );
  return stored.map(({ tags }) => tags);
}

test('who links or unlinks a tag by its row raises the version: each request is one, and a colleague’s save comes too late', async () => {
  const links = fixtures.as.editor.from('article_tags');
  const before = await getVersion();
  await links.delete().eq('article_id', article_id).throwOnError();
  const unlinked = await getVersion();
  expect(unlinked).toBe(before + 1);
  await links
    .insert([
      { article_id, tag_id: rows.tags.unused },
      { article_id, tag_id: rows.tags.published },
    ])
    .throwOnError();
  expect(await getVersion()).toBe(unlinked + 1);
  const late = { document: `article/${article_id}`, value: { tag_ids: [] }, seen_version: before };
  expect(await fixtures.as.admin.rpc('save_document', late)).toMatchObject({ error: { code: 'PT409' } });
  const both = [rows.tags.unused, rows.tags.published].toSorted();
  expect(await storedTags()).toEqual([[rows.tags.unpublished], [], both]);
});

test('a tag that is deleted, and put back, raises nothing', async () => {
  const before = await getVersion();
  await fixtures.as.admin.from('tags').delete().eq('id', rows.tags.unpublished).throwOnError();
  await fixtures.as.admin
    .rpc('restore_deleted_record', { source: 'tags', record_id: rows.tags.unpublished })
    .throwOnError();
  expect(await getVersion()).toBe(before);
});

test('a link of a tag knows from when its article is public, and its category, whatever becomes of the article', async () => {
  const tag = rows.tags.unused;
  const articles = fixtures.as.editor.from('articles');
  const links = fixtures.as.editor.from('article_tags');
  /** Of each link, whether it has the date of its article. */
  const appearsAt = async () => {
    const { data } = await links.select('article_id, appears_at').eq('tag_id', tag).throwOnError();
    const { data: dated } = await articles
      .select('id, dated_at')
      .in(
        'id',
        data.map((link) => link.article_id),
      )
      .throwOnError();
    return data.map(({ article_id: linked, appears_at }) =>
      appears_at === null
        ? 'never'
        : dated.some(({ id, dated_at }) => id === linked && Date.parse(dated_at) === Date.parse(appears_at)),
    );
  };
  const seen = async () => {
    const { data } = await fixtures.as.anonymous.from('article_tags').select('article_id').eq('tag_id', tag);
    return data?.length;
  };
  const filed = async () => {
    const { data } = await links
      .select('category_id')
      .match({ article_id, tag_id: tag })
      .single()
      .throwOnError();
    return data.category_id;
  };
  const change = (values: {
    status?: 'draft' | 'published';
    published_at?: string;
    category_id?: string | null;
  }) => articles.update(values).eq('id', article_id).throwOnError();

  await links.insert({ article_id, tag_id: tag }).throwOnError();
  expect([await appearsAt(), await seen()]).toEqual([['never'], 0]);
  await change({ status: 'published', published_at: '2026-01-01T00:00:00Z' });
  expect([await appearsAt(), await seen()]).toEqual([[true], 1]);
  await change({ category_id: rows.categories.unused });
  expect(await filed()).toBe(rows.categories.unused);
  await fixtures.as.admin.from('categories').delete().eq('id', rows.categories.unused).throwOnError();
  expect(await filed()).toBeNull();
  await change({ published_at: '2099-01-01T00:00:00Z' });
  expect([await appearsAt(), await seen()]).toEqual([[true], 0]);
  await change({ status: 'draft' });
  expect([await appearsAt(), await seen()]).toEqual([['never'], 0]);
  await links.insert({ article_id: rows.articles.published, tag_id: tag }).throwOnError();
  expect(await seen()).toBe(1);
  await fixtures.as.admin.from('articles').delete().eq('id', rows.articles.published).throwOnError();
  await fixtures.as.admin
    .rpc('restore_deleted_record', { source: 'articles', record_id: rows.articles.published })
    .throwOnError();
  expect([new Set(await appearsAt()), await seen()]).toEqual([new Set(['never', true]), 1]);
});

test('two tags are joined: each article has the one that is kept, as one version, and its address leads there', async () => {
  const { admin, editor } = fixtures.as;
  const [joined, kept] = [rows.tags.unpublished, rows.tags.published];
  const both = rows.articles.published;
  await editor.from('article_tags').insert({ article_id: both, tag_id: joined }).throwOnError();
  const { data: former } = await editor.from('tags').select('slug').eq('id', joined).single().throwOnError();
  const before = (await storedTags()).length;
  await admin.rpc('join_tags', { joined, kept }).throwOnError();
  expect((await storedTags()).slice(before)).toEqual([[kept]]);
  const { data: links } = await editor
    .from('article_tags')
    .select('tag_id')
    .eq('article_id', both)
    .throwOnError();
  expect(links).toEqual([{ tag_id: kept }]);
  const { data: left } = await editor
    .from('tags')
    .select('id,former_slugs')
    .in('id', [joined, kept])
    .throwOnError();
  expect(left).toEqual([{ id: kept, former_slugs: [former?.slug] }]);
  expect(await admin.rpc('join_tags', { joined, kept })).toMatchObject({ error: { code: 'PT404' } });
});
