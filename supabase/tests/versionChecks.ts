import assert from 'node:assert/strict';
import type { SupabaseClient } from '@supabase/supabase-js';
import { assertAccepted, type Check, restored } from './attempt.ts';
import { people, rows, type Fixtures } from './world.ts';

const { draft, published, deleted } = rows.articles;

export type Version = {
  number: number;
  reason: string;
  note: string | null;
  is_pending: boolean;
  status: string | null;
  first_name: string | null;
  value: Record<string, unknown> | null;
  names: Record<string, string>;
  total: number;
  page: number;
};

/** The key of an article among all documents. */
export const toDocument = (articleId: string) => `article/${articleId}`;

/** One page of the versions of a document, as an editor sees them. */
export async function getVersions(fixtures: Fixtures, document: string, page = 1): Promise<Version[]> {
  const { data } = await fixtures.as.editor
    .rpc('list_document_versions', { document, wanted_page: page })
    .throwOnError();
  return data as Version[];
}

/** One version of a document, whole. */
export async function getVersion(fixtures: Fixtures, document: string, number: number): Promise<Version> {
  const { data } = await fixtures.as.editor
    .rpc('read_document_version', { document, wanted_number: number })
    .single()
    .throwOnError();
  return data as Version;
}

/** Changes the draft as the editor does: the version is no concern of these checks. */
const change = async (client: SupabaseClient, values: Record<string, unknown>) =>
  assertAccepted(await client.from('articles').update(values).eq('id', draft));

const setTags = async (client: SupabaseClient, tagIds: string[], articleId: string = draft) =>
  assertAccepted(await client.rpc('set_article_tags', { article_id: articleId, tag_ids: tagIds }));

/** Each way to save, and the reason that its version has. */
const reasons: [Record<string, unknown>, string][] = [
  [{ title: 'Autre' }, 'saved'],
  [{ status: 'archived' }, 'saved'],
  [{ status: 'published', published_at: 'now' }, 'published'],
  [{ status: 'published', published_at: '2199-01-01T00:00:00Z' }, 'scheduled'],
  // What isn't published has no date that would count.
  [{ published_at: '2199-01-01T00:00:00Z' }, 'saved'],
  [{ title: 'Autre', save_reason: 'merged' }, 'merged'],
  [{ title: 'Autre', save_reason: 'restored', save_note: 'Version 1' }, 'restored'],
  // What the database sees by itself can't be claimed.
  [{ title: 'Autre', save_reason: 'published' }, 'saved'],
];

/** Two requests after the first version of the draft, and how many versions there are then. */
const pairs: [string, number, (fixtures: Fixtures) => Promise<void>][] = [
  [
    'the tags that follow a text are of the same save',
    2,
    async ({ as }) => {
      await change(as.editor, { title: 'Autre' });
      await setTags(as.editor, [rows.tags.unused]);
    },
  ],
  [
    'the tags of a save that is explained are of the same save',
    2,
    async ({ as }) => {
      await change(as.editor, { save_reason: 'restored', save_note: 'Version 1' });
      await setTags(as.editor, [rows.tags.unused]);
    },
  ],
  [
    'tags by themselves are a save',
    3,
    async ({ as }) => {
      await change(as.editor, { title: 'Autre' });
      await change(as.editor, { title: 'Autre' });
      await setTags(as.editor, [rows.tags.unused]);
    },
  ],
  [
    'the tags of somebody else are another save',
    3,
    async ({ as }) => {
      await change(as.editor, { title: 'Autre' });
      await setTags(as.admin, [rows.tags.unused]);
    },
  ],
  [
    'tags that come later are another save',
    3,
    async ({ as, sql }) => {
      await change(as.editor, { title: 'Autre' });
      await sql(`update private.document_versions set saved_at = now() - interval '2 minutes'`);
      await setTags(as.editor, [rows.tags.unused]);
    },
  ],
  [
    'a save that is explained is kept, whatever came before',
    3,
    async ({ as }) => {
      await change(as.editor, { title: 'Autre' });
      await change(as.editor, { save_note: 'Malgré tout' });
    },
  ],
  [
    'what changes nothing is no save',
    1,
    async ({ as }) => {
      await change(as.editor, { title: 'Brouillon' });
      await setTags(as.editor, [rows.tags.unpublished]);
    },
  ],
];

/** What lines of the permission table can't say of versions. */
export const versionChecks: Check[] = [
  ...reasons.map(([values, reason]) =>
    restored('record_version', `${JSON.stringify(values)} is kept as ${reason}`, async (fixtures) => {
      await change(fixtures.as.editor, values);
      const [latest, first] = await getVersions(fixtures, toDocument(draft));
      assert.deepEqual(
        [latest?.number, latest?.reason, latest?.note, latest?.first_name, first?.number],
        [2, reason, values['save_note'] ?? null, 'editor', 1],
      );
      const { data } = await fixtures.as.editor
        .from('articles')
        .select('save_reason, save_note')
        .eq('id', draft);
      assert.deepEqual(data, [{ save_reason: null, save_note: null }]);
    }),
  ),
  ...pairs.map(([name, count, run]) =>
    restored('record_version', name, async (fixtures) => {
      await run(fixtures);
      const versions = await getVersions(fixtures, toDocument(draft));
      assert.deepEqual(
        versions.map(({ number }) => number),
        Array.from({ length: count }, (_, index) => count - index),
      );
      const { value: article, names } = await getVersion(fixtures, toDocument(draft), count);
      const { data } = await fixtures.as.editor.from('article_tags').select('tag_id').eq('article_id', draft);
      assert.deepEqual(
        article?.['tag_ids'],
        data?.map(({ tag_id }) => String(tag_id)),
      );
      assert.deepEqual(
        Object.keys(names).toSorted(),
        [String(article?.['category_id']), ...((article?.['tag_ids'] ?? []) as string[])].toSorted(),
      );
    }),
  ),
  restored('record_version', 'an update leaves a published article’s reason alone', async (fixtures) => {
    await fixtures.as.editor.from('articles').update({ title: 'Corrigé' }).eq('id', published);
    const [latest, first] = await getVersions(fixtures, toDocument(published));
    assert.deepEqual([latest?.reason, first?.reason], ['saved', 'published']);
  }),
  restored(
    'list_document_versions',
    'those of one article are listed, the latest first',
    async (fixtures) => {
      await change(fixtures.as.editor, { title: 'Autre' });
      // Others have more of them.
      assert.deepEqual(
        (await getVersions(fixtures, toDocument(published))).map(({ number, total }) => [number, total]),
        [[1, 1]],
      );
      const listed = await getVersions(fixtures, toDocument(draft));
      assert.deepEqual(
        listed.map(({ number, first_name, total, page }) => [number, first_name, total, page]),
        [
          [2, 'editor', 2, 1],
          [1, 'draftAuthor', 2, 1],
        ],
      );
    },
  ),
  restored('read_document_version', 'one version of one article is read', async (fixtures) => {
    await change(fixtures.as.editor, { title: 'Autre' });
    const titles = [];
    for (const number of [1, 2])
      titles.push((await getVersion(fixtures, toDocument(draft), number)).value?.['title']);
    assert.deepEqual(titles, ['Brouillon', 'Autre']);
    const first = await getVersion(fixtures, toDocument(deleted), 1);
    assert.equal(first.value?.['content'], 'Texte 1');
  }),
  restored(
    'list_deleted_articles',
    'articles are listed, and nothing else that was deleted',
    async (fixtures) => {
      const { data } = await fixtures.as.editor.rpc('list_deleted_articles').throwOnError();
      assert.deepEqual(
        (data as { id: string; title: string; total: number }[]).map(({ id, title, total }) => [
          id,
          title,
          total,
        ]),
        [[deleted, 'Supprimé', 1]],
      );
    },
  ),
  ...[
    [undefined, 'Texte 2', 'Article supprimé, version 2'],
    [1, 'Texte 1', 'Article supprimé, version 1'],
  ].map(([number, content, note]) =>
    restored(
      'restore_deleted_article',
      `a deleted article is a draft again, as version ${number ?? '2, the latest,'} has it`,
      async (fixtures) => {
        await change(fixtures.as.editor, { title: 'Un autre article a une deuxième version aussi' });
        await change(fixtures.as.editor, { title: 'Et une troisième' });
        const answer = await fixtures.as.editor.rpc('restore_deleted_article', {
          article_id: deleted,
          ...(number !== undefined && { wanted_number: number }),
        });
        assertAccepted(answer);
        const [article] = await fixtures.sql<Record<string, unknown>>(
          `select title, slug, content, status, published_at, category_id, author_id, version from public.articles where id = $1`,
          [deleted],
        );
        assert.deepEqual(article, {
          title: 'Supprimé',
          slug: 'supprime',
          content,
          status: 'draft',
          published_at: null,
          category_id: rows.categories.unused,
          author_id: people.editor,
          version: 2,
        });
        assert.deepEqual(
          await fixtures.sql(`select tag_id from public.article_tags where article_id = $1`, [deleted]),
          [{ tag_id: rows.tags.unused }],
        );
        const [latest] = await getVersions(fixtures, toDocument(deleted));
        assert.deepEqual([latest?.number, latest?.reason, latest?.note], [3, 'restored', note]);
      },
    ),
  ),
];
