import assert from 'node:assert/strict';
import type { SupabaseClient } from '@supabase/supabase-js';
import { assertAccepted, type Check, restored } from './attempt.ts';
import { people, rows, type Fixtures } from './world.ts';

const { draft, published, deleted } = rows.articles;

export type Revision = {
  number: number;
  reason: string;
  note: string | null;
  status: string;
  first_name: string | null;
  article: Record<string, unknown>;
  names: Record<string, string>;
  total: number;
  page: number;
};

/** One page of the revisions of an article, as an editor sees them. */
export async function getRevisions(fixtures: Fixtures, articleId: string, page = 1): Promise<Revision[]> {
  const { data } = await fixtures.as.editor
    .rpc('list_article_revisions', { article_id: articleId, wanted_page: page })
    .throwOnError();
  return data as Revision[];
}

/** One revision of an article, whole. */
export async function getRevision(fixtures: Fixtures, articleId: string, number: number): Promise<Revision> {
  const { data } = await fixtures.as.editor
    .rpc('read_article_revision', { article_id: articleId, revision: number })
    .single()
    .throwOnError();
  return data as Revision;
}

/** Changes the draft as the editor does: the version is no concern of these checks. */
const change = async (client: SupabaseClient, values: Record<string, unknown>) =>
  assertAccepted(await client.from('articles').update(values).eq('id', draft));

const setTags = async (client: SupabaseClient, tagIds: string[], articleId: string = draft) =>
  assertAccepted(await client.rpc('set_article_tags', { article_id: articleId, tag_ids: tagIds }));

/** Each way to save, and the reason that its revision has. */
const reasons: [Record<string, unknown>, string][] = [
  [{ title: 'Autre' }, 'saved'],
  [{ status: 'archived' }, 'saved'],
  [{ status: 'published', published_at: 'now' }, 'published'],
  [{ status: 'published', published_at: '2999-01-01T00:00:00Z' }, 'scheduled'],
  // What isn't published has no date that would count.
  [{ published_at: '2999-01-01T00:00:00Z' }, 'saved'],
  [{ title: 'Autre', save_reason: 'merged' }, 'merged'],
  [{ title: 'Autre', save_reason: 'restored', save_note: 'Version 1' }, 'restored'],
  // What the database sees by itself can't be claimed.
  [{ title: 'Autre', save_reason: 'published' }, 'saved'],
];

/** Two requests after the first revision of the draft, and how many revisions there are then. */
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
      await sql(`update private.article_revisions set saved_at = now() - interval '2 minutes'`);
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

/** What lines of the permission table can't say of revisions. */
export const revisionChecks: Check[] = [
  ...reasons.map(([values, reason]) =>
    restored('record_revision', `${JSON.stringify(values)} is kept as ${reason}`, async (fixtures) => {
      await change(fixtures.as.editor, values);
      const [latest, first] = await getRevisions(fixtures, draft);
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
    restored('record_revision', name, async (fixtures) => {
      await run(fixtures);
      const revisions = await getRevisions(fixtures, draft);
      assert.deepEqual(
        revisions.map(({ number }) => number),
        Array.from({ length: count }, (_, index) => count - index),
      );
      const { article, names } = await getRevision(fixtures, draft, count);
      const { data } = await fixtures.as.editor.from('article_tags').select('tag_id').eq('article_id', draft);
      assert.deepEqual(
        article['tag_ids'],
        data?.map(({ tag_id }) => String(tag_id)),
      );
      assert.deepEqual(
        Object.keys(names).toSorted(),
        [String(article['category_id']), ...(article['tag_ids'] as string[])].toSorted(),
      );
    }),
  ),
  restored('record_revision', 'an update leaves a published article’s reason alone', async (fixtures) => {
    await fixtures.as.editor.from('articles').update({ title: 'Corrigé' }).eq('id', published);
    const [latest, first] = await getRevisions(fixtures, published);
    assert.deepEqual([latest?.reason, first?.reason], ['saved', 'published']);
  }),
  restored(
    'list_article_revisions',
    'those of one article are listed, the latest first',
    async (fixtures) => {
      await change(fixtures.as.editor, { title: 'Autre' });
      // Others have more of them.
      assert.deepEqual(
        (await getRevisions(fixtures, published)).map(({ number, total }) => [number, total]),
        [[1, 1]],
      );
      const listed = await getRevisions(fixtures, draft);
      assert.deepEqual(
        listed.map(({ number, first_name, total, page }) => [number, first_name, total, page]),
        [
          [2, 'editor', 2, 1],
          [1, 'draftAuthor', 2, 1],
        ],
      );
    },
  ),
  restored('read_article_revision', 'one revision of one article is read', async (fixtures) => {
    await change(fixtures.as.editor, { title: 'Autre' });
    const titles = [];
    for (const number of [1, 2]) titles.push((await getRevision(fixtures, draft, number)).article['title']);
    assert.deepEqual(titles, ['Brouillon', 'Autre']);
    const first = await getRevision(fixtures, deleted, 1);
    assert.equal(first.article['content'], 'Texte 1');
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
      `a deleted article is a draft again, as revision ${number ?? '2, the latest,'} has it`,
      async (fixtures) => {
        await change(fixtures.as.editor, { title: 'Un autre article a une deuxième version aussi' });
        await change(fixtures.as.editor, { title: 'Et une troisième' });
        const answer = await fixtures.as.editor.rpc('restore_deleted_article', {
          article_id: deleted,
          ...(number !== undefined && { revision: number }),
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
        const [latest] = await getRevisions(fixtures, deleted);
        assert.deepEqual([latest?.number, latest?.reason, latest?.note], [3, 'restored', note]);
      },
    ),
  ),
];
