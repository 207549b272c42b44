import assert from 'node:assert/strict';
import type { SupabaseClient } from '@supabase/supabase-js';
import { assertAccepted, type Check, restored } from './attempt.ts';
import { previewTokens, rows, type Fixtures, named } from './world.ts';

const draft = `article/${rows.articles.draft}`;
const id = (number: number) => `40000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Leaves a note by a link. */
export const addNote = (
  client: SupabaseClient,
  link: keyof typeof previewTokens,
  document: string,
  values: Record<string, unknown> = {},
) =>
  client.rpc('add_preview_note', {
    token: previewTokens[link],
    id: id(99),
    document,
    place: 'content',
    words: 'Un mot',
    name: 'Marie Roy',
    note: 'Un autre mot?',
    ...values,
  });

type Note = {
  id: string;
  name: string;
  note: string | null;
  proposal: string | null;
  state: string;
  answer: string | null;
};

const getNotes = async (fixtures: Fixtures, document: string) => {
  const { data } = await fixtures.as.editor.rpc('list_document_notes', { document }).throwOnError();
  return data as Note[];
};

const codeOf = async (answer: PromiseLike<{ error: { code?: string } | null }>) => (await answer).error?.code;

/** What lines of the permission table can't say of notes. */
export const noteChecks: Check[] = [
  restored(
    'add_preview_note',
    'a note is there once, however often it is sent, and its link alone shows it',
    async (fixtures) => {
      for (let time = 0; time < 2; time += 1)
        assertAccepted(await addNote(fixtures.as.anonymous, 'living', draft));
      assert.deepEqual(
        (await getNotes(fixtures, draft)).map((note) => note.id).toSorted(),
        [rows.preview_notes.any, id(99)].toSorted(),
      );
      const { data } = await fixtures.as.anonymous.rpc('list_preview_notes', { token: previewTokens.page });
      assert.deepEqual(
        (data as Note[]).map((note) => note.id),
        [rows.preview_notes.page],
      );
      assert.equal(await codeOf(addNote(fixtures.as.anonymous, 'page', rows.site_contents.site)), 'PT400');
    },
  ),
  ...(
    [
      ['no name', { name: ' ' }],
      ['a name that shows nothing', { name: '\u00A0\u200B' }],
      ['a name that turns what follows', { name: 'Marie\u202E' }],
      ['a name that is too long', { name: 'x'.repeat(101) }],
      ['a note that is too long', { note: 'x'.repeat(1001) }],
      ['nothing to say', { note: null }],
      ['a blank note', { note: ' ' }],
      ['words without end', { words: 'x'.repeat(5001) }],
      ['no place', { place: '' }],
      ['a bell', { note: '\u0007' }],
    ] as const
  ).map(([what, values]) =>
    restored('add_preview_note', `with ${what} is refused`, async (fixtures) => {
      const { error } = await addNote(fixtures.as.anonymous, 'living', draft, values);
      assert.deepEqual(
        [error?.code, error?.message],
        ['PT400', 'Vérifiez votre nom et votre note, puis réessayez.'],
      );
    }),
  ),
  restored('add_preview_note', 'other words are enough, a link takes a hundred', async (fixtures) => {
    const client = fixtures.as.anonymous;
    assertAccepted(await addNote(client, 'living', draft, { note: null, proposal: 'Un autre' }));
    await fixtures.exec(`insert into private.preview_notes (id, link_id, document_kind, document_id, place, words, name, note)
      select gen_random_uuid(), '${rows.preview_links.living}', ${named(draft)}, 'title', '', 'Luc', 'Oui' from generate_series(3, 100)`);
    assert.equal(await codeOf(addNote(client, 'living', draft, { id: id(98) })), 'PT429');
    assertAccepted(await addNote(client, 'page', rows.site_contents.site, { id: id(97) }));
  }),
  restored(
    'answer_preview_note',
    'an answer is read by who has the link, and the note outlives it',
    async (fixtures) => {
      const answer = (state: string, words: string | null = null) =>
        fixtures.as.editor.rpc('answer_preview_note', { id: rows.preview_notes.any, state, answer: words });
      assert.equal(await codeOf(answer('perdue')), 'PT400');
      assert.equal(await codeOf(answer('closed', 'x'.repeat(1001))), 'PT400');
      assertAccepted(await answer('accepted', ' C’est fait. '));
      const { data } = await fixtures.as.anonymous.rpc('list_preview_notes', { token: previewTokens.living });
      assert.deepEqual(
        (data as Note[]).map(({ state, answer: read }) => [state, read]),
        [['accepted', 'C’est fait.']],
      );
      await fixtures.as.editor
        .rpc('revoke_preview_link', { link_id: rows.preview_links.living })
        .throwOnError();
      assert.equal((await getNotes(fixtures, draft)).length, 1);
      assert.equal(
        await codeOf(fixtures.as.editor.rpc('answer_preview_note', { id: id(50), state: 'closed' })),
        'PT404',
      );
    },
  ),
  restored(
    'erase_personal_data',
    'a name takes its notes along, an address those that it stands in',
    async (fixtures) => {
      // Those of other checks are done again too.
      await fixtures.exec('delete from private.erasures where true');
      const client = fixtures.as.anonymous;
      await addNote(client, 'living', draft, { name: 'Zoé Roy', id: id(98) });
      await addNote(client, 'living', draft, { note: 'Écrivez à zoe@exemple.test.', id: id(97) });
      const counted = async () => {
        const counts = [];
        for (const email of ['zoé roy', 'zoe@exemple.test']) {
          const { data } = await fixtures.as.admin.rpc('export_personal_data', { email }).throwOnError();
          counts.push((data as { preview_notes: unknown[] }).preview_notes.length);
        }
        return counts;
      };
      assert.deepEqual(await counted(), [1, 1]);
      await fixtures.as.admin.rpc('erase_personal_data', { email: 'Zoé Roy ' }).throwOnError();
      assert.deepEqual(await counted(), [0, 1]);
      await fixtures.as.admin.rpc('erase_personal_data', { email: 'zoe@exemple.test' }).throwOnError();
      assert.deepEqual(await counted(), [0, 0]);
      assert.equal((await getNotes(fixtures, draft)).length, 1);
      // Nor do they come back with data from before.
      await fixtures.exec(`
        create temporary table listed on commit drop as select private.list_erasures() as list;
        delete from private.erasures where true;
        insert into private.preview_notes (id, document_kind, document_id, place, words, name, note, created_at) values
          (gen_random_uuid(), ${named(draft)}, 'title', '', 'Zoé Roy', 'Oui.', now() - interval '1 day'),
          (gen_random_uuid(), ${named(draft)}, 'title', '', 'Luc', 'À zoe@exemple.test.', now() - interval '1 day');
        do $$ begin assert private.redo_erasures((select list from listed)) = 2; end $$;`);
      assert.equal((await getNotes(fixtures, draft)).length, 1);
    },
  ),
  restored('apply_retention', 'notes go with their article, others after 24 months', async (fixtures) => {
    await fixtures.exec(`
      update private.preview_notes set created_at = now() - interval '25 months' where true;
      delete from public.articles where id = '${rows.articles.draft}';
      update private.deleted_records set deleted_at = now() - interval '31 days' where true;
      select private.apply_retention();`);
    const left = await fixtures.sql<{ id: string }>('select id from private.preview_notes');
    assert.deepEqual(left, [{ id: rows.preview_notes.ended }]);
  }),
];
