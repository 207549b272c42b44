import assert from 'node:assert/strict';
import type { SupabaseClient } from '@supabase/supabase-js';
import { type Check, restored } from './attempt.ts';
import { people, rows, type World } from './world.ts';

type PersonalData = {
  messages: { id: string }[];
  deleted_messages: { id: string }[];
  requests: { id: string }[];
  account: { user_id: string } | null;
  articles: { slug: string }[];
  media: { title: string }[];
  saves: number;
};

const sender = 'lead@exemple.test';

/** All that is stored about an address. */
async function personalDataOf(client: SupabaseClient, email: string) {
  const { data } = await client.rpc('export_personal_data', { email }).throwOnError();
  return data as PersonalData;
}

const { unhandled, handled } = rows.contact_messages;

/** Two messages of the sender, of which one is deleted, and one of somebody else that is deleted too. */
async function writeAndDelete(world: World) {
  await world.exec(`insert into public.contact_messages (id, email, message) values
    ('90000000-0000-4000-8000-000000000003', 'LEAD@exemple.test', 'Encore'),
    ('90000000-0000-4000-8000-000000000004', 'autre@exemple.test', 'Moi aussi');
    insert into private.deleted_records (source, record_id, record)
    values ('tags', gen_random_uuid(), '{"email": "${sender}"}')`);
  await world.as.admin.from('contact_messages').delete().in('id', [unhandled, handled]).throwOnError();
}

/** What is exported and erased is all of one address, and nothing of another. */
export const personalDataChecks: Check[] = [
  restored('export_personal_data', 'of a sender: messages, deleted ones, requests', async (world) => {
    await writeAndDelete(world);
    const data = await personalDataOf(world.as.admin, sender);
    assert.deepEqual(
      {
        messages: data.messages.map(({ id }) => id),
        deleted: data.deleted_messages.map(({ id }) => id),
        requests: data.requests.map(({ id }) => id),
      },
      {
        messages: ['90000000-0000-4000-8000-000000000003'],
        deleted: [unhandled],
        requests: [rows.personal_data_requests.open],
      },
    );
    assert.deepEqual([data.account, data.articles, data.media, data.saves], [null, [], [], 0]);
  }),
  restored('export_personal_data', 'of an account: itself and what it made', async (world) => {
    const author = await personalDataOf(world.as.admin, 'publishedAuthor@porte-voix.test');
    assert.equal(author.account?.user_id, people.publishedAuthor);
    assert.deepEqual(
      author.articles.map(({ slug }) => slug),
      ['publie'],
    );
    const uploader = await personalDataOf(world.as.admin, 'uploader@porte-voix.test');
    assert.equal(uploader.media.length, 1);
    assert.equal((await personalDataOf(world.as.admin, 'editor@porte-voix.test')).saves, 2);
  }),
  restored('erase_personal_data', 'leaves nothing of the address, and all of the others', async (world) => {
    await writeAndDelete(world);
    const { data: erased } = await world.as.admin
      .rpc('erase_personal_data', { email: sender })
      .throwOnError();
    assert.deepEqual(erased, { messages: 2, account: false });
    const left = await personalDataOf(world.as.admin, sender);
    assert.deepEqual([left.messages, left.deleted_messages, left.requests], [[], [], []]);
    const other = await personalDataOf(world.as.admin, 'client@exemple.test');
    assert.deepEqual([other.deleted_messages.length, other.requests.length], [1, 1]);
    const { data: requests } = await world.as.admin
      .from('personal_data_requests')
      .select('email,answered_by')
      .eq('id', rows.personal_data_requests.open)
      .throwOnError();
    assert.deepEqual(requests, [{ email: null, answered_by: people.admin }]);
    const { data: third } = await world.as.admin.from('contact_messages').select('email').throwOnError();
    assert.deepEqual(third, [{ email: 'autre@exemple.test' }]);
    // What is no message stays, whatever it holds.
    const copies = await world.sql('select id from private.deleted_records where source <> $1', [
      'contact_messages',
    ]);
    assert.equal(copies.length, 3);
  }),
];
