import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { getVersion, getVersions, toDocument } from './versionChecks.ts';
import { createTestedBackend } from './testedBackend.ts';
import { getClient, createFixtures, rows, type Fixtures } from './world.ts';

let backend: Awaited<ReturnType<typeof createTestedBackend>>;
let fixtures: Fixtures;

beforeAll(async () => {
  backend = await createTestedBackend();
  fixtures = await createFixtures(backend);
});
afterEach(() => fixtures.restore());
afterAll(() => backend.close());

const { draft, deleted } = rows.articles;

describe('a version', () => {
  test('says what category and tags were called, when they are gone', async () => {
    await backend.exec(`delete from public.tags where id = '${rows.tags.unpublished}'`);
    await backend.exec(`delete from public.categories where id = '${rows.categories.unpublished}'`);
    expect((await getVersion(fixtures, toDocument(draft), 1)).names).toEqual({
      [rows.categories.unpublished]: 'Secret',
      [rows.tags.unpublished]: 'Fusion',
    });
    const latest = await getVersion(fixtures, toDocument(draft), 3);
    expect([latest.value?.['category_id'], latest.value?.['tag_ids'], latest.names]).toEqual([null, [], {}]);
  });

  test('takes a note of 500 characters, without what nobody sees', async () => {
    const note = (words: string) =>
      fixtures.as.editor
        .rpc('save_document', { document: toDocument(draft), value: {}, seen_version: 1, note: words })
        .then(({ error }) => error?.code);
    expect([await note('a'.repeat(501)), await note(' Un\u0007 mot ')]).toEqual(['PT400', undefined]);
    expect((await getVersions(fixtures, toDocument(draft))).map((version) => version.note)).toEqual([
      'Un mot',
      null,
    ]);
  });

  test('is written by triggers alone: the service key doesn’t reach the table', async () => {
    const service = getClient(backend, backend.serviceKey);
    const { error } = await service.from('document_versions').select('number');
    expect(error).not.toBeNull();
    const reached = await backend.sql(
      `select grantee from information_schema.role_table_grants
      where table_schema = 'private' and table_name in ('document_versions', 'pending_changes', 'releases', 'release_documents')
        and grantee in ('anon', 'authenticated', 'service_role')`,
    );
    expect(reached).toEqual([]);
  });

  test('goes with its article, when the deletion can’t be undone any more', async () => {
    const count = () =>
      backend.sql(`select number from private.document_versions where (kind, id) = ('article', $1)`, [
        deleted,
      ]);
    await backend.exec('select private.apply_retention()');
    expect(await count()).toHaveLength(2);
    await backend.exec(`update private.deleted_records set deleted_at = now() - interval '31 days'`);
    const { error } = await fixtures.as.editor.rpc('restore_deleted_record', {
      source: 'articles',
      record_id: deleted,
    });
    expect(error?.code).toBe('PT404');
    await backend.exec('select private.apply_retention()');
    expect(await count()).toEqual([]);
    expect(await getVersions(fixtures, toDocument(draft))).toHaveLength(1);
  });
});

test('an article that comes back gets an address of its own, when another one has taken its', async () => {
  await backend.exec(`update public.articles set slug = 'supprime' where id = '${draft}'`);
  await fixtures.as.editor
    .rpc('restore_deleted_record', { source: 'articles', record_id: deleted })
    .throwOnError();
  const { data } = await fixtures.as.editor.from('articles').select('slug').eq('id', deleted).single();
  expect(data).toEqual({ slug: `supprime-${deleted.slice(0, 8)}` });
});
