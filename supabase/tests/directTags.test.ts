import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestedBackend } from './testedBackend.ts';
import { createWorld, rows, type World } from './world.ts';

let backend: Awaited<ReturnType<typeof createTestedBackend>>;
let world: World;

beforeAll(async () => {
  backend = await createTestedBackend();
  world = await createWorld(backend);
});
beforeEach(() => world.restore());
afterAll(() => backend.close());

const article_id = rows.articles.draft;

async function versionOf() {
  const { data } = await world.as.editor.from('articles').select('version').eq('id', article_id).single();
  return Number(data?.version);
}

/** The tags of each revision of the article, oldest first. */
async function keptTags() {
  const kept = await backend.sql<{ tags: string[] }>(
    `select article -> 'tag_ids' as tags from private.article_revisions where article_id = $1 order by number`,
    [article_id],
  );
  return kept.map(({ tags }) => tags);
}

test('who links or unlinks a tag by its row raises the version, and a colleague’s save comes too late', async () => {
  const links = world.as.editor.from('article_tags');
  const before = await versionOf();
  await links.delete().eq('article_id', article_id).throwOnError();
  const unlinked = await versionOf();
  expect(unlinked).toBe(before + 1);
  await links
    .insert([
      { article_id, tag_id: rows.tags.unused },
      { article_id, tag_id: rows.tags.published },
    ])
    .throwOnError();
  expect(await versionOf()).toBe(unlinked + 1);
  const late = { article_id, tag_ids: [], expected_version: before };
  expect(await world.as.admin.rpc('set_article_tags', late)).toMatchObject({ error: { code: 'PT409' } });
  expect(new Set((await keptTags()).at(-1))).toEqual(new Set([rows.tags.unused, rows.tags.published]));
  expect((await keptTags())[0]).toEqual([rows.tags.unpublished]);
});

test('set_article_tags raises it once, also when nothing changes', async () => {
  const before = await versionOf();
  const both = { article_id, tag_ids: [rows.tags.unused, rows.tags.published] };
  await world.as.editor.rpc('set_article_tags', { ...both, expected_version: before }).throwOnError();
  expect(await versionOf()).toBe(before + 1);
  await world.as.editor.rpc('set_article_tags', { ...both, expected_version: before + 1 }).throwOnError();
  expect(await versionOf()).toBe(before + 2);
});

test('a tag that is deleted, and put back, raises nothing', async () => {
  const before = await versionOf();
  await world.as.admin.from('tags').delete().eq('id', rows.tags.unpublished).throwOnError();
  await world.as.admin
    .rpc('restore_deleted_record', { source: 'tags', record_id: rows.tags.unpublished })
    .throwOnError();
  expect(await versionOf()).toBe(before);
});
