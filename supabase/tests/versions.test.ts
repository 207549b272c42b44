import assert from 'node:assert/strict';
import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { assertAccepted } from './attempt.ts';
import { openWorld } from './openWorld.ts';
import { getVersion, getVersions, toDocument } from './versions.ts';
import { getClient, people, rows, type Fixtures } from './world.ts';

const fixtures = openWorld();

const { draft, published, deleted } = rows.articles;

describe('a version', () => {
  test('says what category and tags were called, when they are gone', async () => {
    await fixtures.exec(`delete from public.tags where id = '${rows.tags.unpublished}'`);
    await fixtures.exec(`delete from public.categories where id = '${rows.categories.unpublished}'`);
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
    const service = getClient(fixtures, fixtures.serviceKey);
    const { error } = await service.from('document_versions').select('number');
    expect(error).not.toBeNull();
    const reached = await fixtures.sql(
      `select grantee from information_schema.role_table_grants
      where table_schema = 'private' and table_name in ('document_versions', 'pending_changes', 'releases', 'release_documents')
        and grantee in ('anon', 'authenticated', 'service_role')`,
    );
    expect(reached).toEqual([]);
  });

  test('goes with its article, when the deletion can’t be undone any more', async () => {
    const count = () =>
      fixtures.sql(`select number from private.document_versions where (kind, id) = ('article', $1)`, [
        deleted,
      ]);
    await fixtures.exec('select private.apply_retention()');
    expect(await count()).toHaveLength(2);
    await fixtures.exec(`update private.deleted_records set deleted_at = now() - interval '31 days'`);
    const { error } = await fixtures.as.editor.rpc('restore_deleted_record', {
      source: 'articles',
      record_id: deleted,
    });
    expect(error?.code).toBe('PT404');
    await fixtures.exec('select private.apply_retention()');
    expect(await count()).toEqual([]);
    expect(await getVersions(fixtures, toDocument(draft))).toHaveLength(1);
  });
});

test('an article that comes back gets an address of its own, when another one has taken its', async () => {
  await fixtures.exec(`update public.articles set slug = 'supprime' where id = '${draft}'`);
  await fixtures.as.editor
    .rpc('restore_deleted_record', { source: 'articles', record_id: deleted })
    .throwOnError();
  const { data } = await fixtures.as.editor.from('articles').select('slug').eq('id', deleted).single();
  expect(data).toEqual({ slug: `supprime-${deleted.slice(0, 8)}` });
});

/** Changes the draft as the editor does: the version is no concern of these checks. */
const change = async (client: SupabaseClient, values: Record<string, unknown>) =>
  assertAccepted(await client.from('articles').update(values).eq('id', draft));

/** Replaces the tags of the draft, as the specification has it: by two requests. */
const setTags = async (client: SupabaseClient, tagIds: string[]) => {
  const links = client.from('article_tags');
  assertAccepted(await links.delete().eq('article_id', draft));
  if (tagIds.length > 0)
    assertAccepted(await links.insert(tagIds.map((tag_id) => ({ article_id: draft, tag_id }))));
};

/** Each way to save by the statements of the table, and the reason that its version has. */
const reasons: [Record<string, unknown>, string][] = [
  [{ title: 'Autre' }, 'saved'],
  [{ status: 'archived' }, 'saved'],
  [{ status: 'published', published_at: 'now' }, 'published'],
  [{ status: 'published', published_at: '2199-01-01T00:00:00Z' }, 'scheduled'],
  // What isn't published has no date that would count.
  [{ published_at: '2199-01-01T00:00:00Z' }, 'saved'],
];

const save = async (client: SupabaseClient, value: Record<string, unknown>, more = {}) => {
  const { data } = await client.from('articles').select('version').eq('id', draft).single();
  assertAccepted(
    await client.rpc('save_document', {
      document: toDocument(draft),
      value,
      seen_version: data?.['version'] as number,
      ...more,
    }),
  );
};

/** What is done after the first version of the draft, and how many versions there are then. */
const pairs: [string, number, (fixtures: Fixtures) => Promise<void>][] = [
  [
    'each request is a version of what stands then',
    4,
    async ({ as }) => {
      await change(as.editor, { title: 'Autre' });
      await setTags(as.editor, [rows.tags.unused, rows.tags.published]);
    },
  ],
  [
    'text and tags that are saved together are one version',
    2,
    ({ as }) => save(as.editor, { title: 'Autre', tag_ids: [rows.tags.unused, rows.tags.published] }),
  ],
  [
    'a save that is explained is kept, whatever came before',
    3,
    async ({ as }) => {
      await change(as.editor, { title: 'Autre' });
      await save(as.editor, { title: 'Autre' }, { reason: 'restored', note: 'Version 1' });
    },
  ],
  [
    'a category or a tag that is gone doesn’t come back',
    4,
    async ({ as, exec }) => {
      await exec(`delete from public.tags where id = '${rows.tags.unpublished}'`);
      await exec(`delete from public.categories where id = '${rows.categories.unpublished}'`);
      await save(as.editor, {
        title: 'Autre',
        category_id: rows.categories.unpublished,
        tag_ids: [rows.tags.unpublished],
      });
    },
  ],
  [
    'what changes nothing is no save',
    1,
    async ({ as }) => {
      await change(as.editor, { title: 'Brouillon' });
      await save(as.editor, { title: 'Brouillon', tag_ids: [rows.tags.unpublished] });
    },
  ],
];

/** What lines of the permission table can't say of versions. */
describe('versions', () => {
  for (const [values, reason] of reasons) {
    test(`${JSON.stringify(values)} is kept as ${reason}`, async () => {
      await change(fixtures.as.editor, values);
      const [latest, first] = await getVersions(fixtures, toDocument(draft));
      assert.deepEqual(
        [latest?.number, latest?.reason, latest?.saved_by, first?.number],
        [2, reason, 'editor Test', 1],
      );
    });
  }
  for (const [name, count, run] of pairs) {
    test(name, async () => {
      await run(fixtures);
      const versions = await getVersions(fixtures, toDocument(draft));
      assert.deepEqual(
        versions.map(({ number }) => number),
        Array.from({ length: count }, (_, index) => count - index),
      );
      const { value: article, names } = await getVersion(fixtures, toDocument(draft), count);
      const { data } = await fixtures.as.editor
        .from('article_tags')
        .select('tag_id')
        .eq('article_id', draft)
        .order('tag_id');
      assert.deepEqual(
        article?.['tag_ids'],
        data?.map(({ tag_id }) => String(tag_id)),
      );
      assert.deepEqual(
        Object.keys(names).toSorted(),
        [article?.['category_id'] ?? [], article?.['tag_ids'] ?? []].flat().map(String).toSorted(),
      );
    });
  }
  test('an update leaves a published article’s reason alone', async () => {
    await fixtures.as.editor.from('articles').update({ title: 'Corrigé' }).eq('id', published);
    const [latest, first] = await getVersions(fixtures, toDocument(published));
    assert.deepEqual([latest?.reason, first?.reason], ['saved', 'published']);
  });
  test('those of one article are listed, the latest first', async () => {
    await change(fixtures.as.editor, { title: 'Autre' });
    // Others have more of them.
    assert.deepEqual(
      (await getVersions(fixtures, toDocument(published))).map(({ number }) => number),
      [1],
    );
    const listed = await getVersions(fixtures, toDocument(draft));
    assert.deepEqual(
      listed.map(({ number, saved_by }) => [number, saved_by]),
      [
        [2, 'editor Test'],
        [1, 'draftAuthor Test'],
      ],
    );
  });
  test('one version of one article is read', async () => {
    await change(fixtures.as.editor, { title: 'Autre' });
    const titles = [];
    for (const number of [1, 2])
      titles.push((await getVersion(fixtures, toDocument(draft), number)).value?.['title']);
    assert.deepEqual(titles, ['Brouillon', 'Autre']);
    const first = await getVersion(fixtures, toDocument(deleted), 1);
    assert.equal(first.value?.['content'], 'Texte 1');
  });
  test('editors see its articles, admins all that was deleted', async () => {
    const list = async (role: 'editor' | 'admin') => {
      const { data } = await fixtures.as[role]
        .from('deleted_items')
        .select('source,title')
        .order('number')
        .throwOnError();
      return data;
    };
    const article = { source: 'articles', title: 'Supprimé' };
    assert.deepEqual(await list('editor'), [article]);
    assert.deepEqual(await list('admin'), [article, { source: 'media_library', title: 'Photo' }]);
  });
  test('an article stands where it stood, and one of its versions waits beside', async () => {
    await fixtures.sql(`delete from public.tags where id = $1`, [rows.tags.unused]);
    const restore = (more: object = {}) =>
      fixtures.as.editor.rpc('restore_deleted_record', {
        source: 'articles',
        record_id: deleted,
        ...more,
      });
    assert.equal((await restore({ version: 9 })).error?.message, 'Cette version n’existe plus.');
    assertAccepted(await restore({ version: 1 }));
    const [article] = await fixtures.sql<Record<string, unknown>>(
      `select title, slug, status, author_id, version from public.articles where id = $1`,
      [deleted],
    );
    assert.deepEqual(article, {
      title: 'Supprimé',
      slug: 'supprime',
      status: 'published',
      author_id: people.editor,
      version: 2,
    });
    assert.deepEqual(
      await fixtures.sql(`select tag_id from public.article_tags where article_id = $1`, [deleted]),
      [],
    );
    const [latest] = await getVersions(fixtures, toDocument(deleted));
    assert.deepEqual(
      [latest?.reason, latest?.note, latest?.is_pending],
      ['restored', 'Article supprimé, version 1', true],
    );
  });
  test('what would have gone online meanwhile is a draft, with what waited beside it', async () => {
    const { admin } = fixtures.as;
    const id = rows.articles.draft;
    const send = async (name: string, value: object, more: object = {}) =>
      admin
        .rpc(name, {
          document: toDocument(id),
          value,
          seen_version: (await admin.from('articles').select('version').eq('id', id).single()).data?.version,
          ...more,
        })
        .throwOnError();
    await send('plan_document', { title: 'Prévu' }, { due_at: new Date(Date.now() + 3_600_000) });
    await send('save_document', { title: 'Corrigé' });
    await admin.from('articles').delete().eq('id', id).throwOnError();
    await fixtures.exec(`update private.deleted_records set deleted_at = deleted_at - interval '2 hours',
        record = record || jsonb_build_object('dated_at', now() - interval '1 hour', 'published_at', now() - interval '1 hour')`);
    assertAccepted(await admin.rpc('restore_deleted_record', { source: 'articles', record_id: id }));
    assert.deepEqual(
      await fixtures.sql('select title, status, published_at from public.articles where id = $1', [id]),
      [{ title: 'Corrigé', status: 'draft', published_at: null }],
    );
    assert.deepEqual(
      await fixtures.sql('select from private.pending_changes where (kind, id) = ($1, $2)', ['article', id]),
      [],
    );
  });
});
