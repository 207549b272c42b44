import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestedBackend } from './testedBackend.ts';
import { createFixtures, rows, type Fixtures } from './world.ts';

let backend: Awaited<ReturnType<typeof createTestedBackend>>;
let fixtures: Fixtures;

beforeAll(async () => {
  backend = await createTestedBackend();
  fixtures = await createFixtures(backend);
});
beforeEach(() => fixtures.restore());
afterAll(() => backend.close());

const article_id = rows.articles.draft;

async function getVersion() {
  const { data } = await fixtures.as.editor.from('articles').select('version').eq('id', article_id).single();
  return Number(data?.version);
}

/** The tags of each revision of the article, oldest first. */
async function storedTags() {
  const stored = await backend.sql<{ tags: string[] }>(
    `select value -> 'tag_ids' as tags from private.document_versions where document = 'article/' || $1 order by number`,
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
