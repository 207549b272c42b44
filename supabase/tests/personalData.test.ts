import assert from 'node:assert/strict';
import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, test } from 'vitest';
import { getTraces } from './attempt.ts';
import { openWorld } from './openWorld.ts';
import { nobodyComes, people, rows } from './world.ts';

const fixtures = openWorld();

type PersonalData = {
  messages: { id: string; events: object[] }[];
  deleted_messages: { id: string; events: object[]; registrations: Record<string, unknown>[] }[];
  requests: { id: string }[];
  emails: { kind: string; recipient: string }[];
  account: { user_id: string } | null;
  articles: { slug: string }[];
  media: { title: string }[];
  sign_in: { confirmed_at: string } | null;
  sessions: { used_at: string }[];
  deleted: { kind: string; title: string | null }[];
  saves: { document: string; title: string | null; reason: string }[];
  releases: { name: string | null; parts: string[] }[];
  preview_links: { document: string | null; title: string | null }[];
  changed_leads: { changed_at: string }[];
  assigned_leads: number;
  lead_events: { created_at: string }[];
  journal: { kind: string; part: string }[];
};

const sender = 'lead@exemple.test';

/** All that is stored about an address. */
async function getPersonalData(client: SupabaseClient, email: string) {
  const { data } = await client.rpc('export_personal_data', { email }).throwOnError();
  return data as PersonalData;
}

/** What is told of an account, shortened to what tells one line from another. */
const ofAccount = (data: PersonalData) => ({
  account: data.account?.user_id,
  isConfirmed: Boolean(data.sign_in?.confirmed_at),
  sessions: data.sessions.length,
  articles: data.articles.map(({ slug }) => slug),
  media: data.media.map(({ title }) => title),
  deleted: data.deleted.map(({ kind, title }) => `${kind} ${title ?? ''}`),
  saves: data.saves.map(({ document, title, reason }) => `${title ?? document} ${reason}`).toSorted(),
  releases: data.releases.map(({ name, parts }) => `${name}: ${parts.join()}`).toSorted(),
  previewLinks: data.preview_links.map(({ document, title }) => title ?? document),
  leads: [data.changed_leads.length, data.assigned_leads, data.lead_events.length],
  journal: data.journal.map(({ kind, part }) => `${kind} ${part}`),
});

const nothing = {
  account: undefined,
  isConfirmed: false,
  sessions: 0,
  articles: [],
  media: [],
  deleted: [],
  saves: [],
  releases: [],
  previewLinks: [],
  leads: [0, 0, 0],
  journal: [],
};

const { open, closed } = rows.leads;

/** Two messages of the sender, of which one is deleted, and one of somebody else that is deleted too. */
async function writeAndDelete() {
  await fixtures.exec(`insert into public.leads (id, email, message) values
    ('90000000-0000-4000-8000-000000000003', 'LEAD@exemple.test', 'Encore'),
    ('90000000-0000-4000-8000-000000000004', 'autre@exemple.test', 'Moi aussi');
    insert into private.deleted_records (source, record_id, record)
    values ('tags', gen_random_uuid(), '{"email": "${sender}"}')`);
  await fixtures.exec(nobodyComes);
  await fixtures.as.admin.from('leads').delete().in('id', [open, closed]).throwOnError();
}

/** What is exported and erased is all of one address, and nothing of another. */
describe('personal data', () => {
  test('tells a person of answers and steps, but not whose they are', async () => {
    await fixtures.as.editor
      .rpc('reply_to_lead', { lead_id: open, reply_id: rows.leads.closed, words: 'Oui.' })
      .throwOnError();
    const { messages } = await getPersonalData(fixtures.as.admin, sender);
    const events = messages.flatMap((message) => message.events as Record<string, unknown>[]);
    assert.deepEqual(
      events.map(({ kind, text, changes }) => [kind, text, changes]),
      [
        ['reply', 'Oui.', null],
        ['change', null, { stage: 'discussion' }],
      ],
    );
    assert.ok(!JSON.stringify(messages).includes(people.editor));
    await fixtures.as.admin.rpc('erase_personal_data', { email: sender }).throwOnError();
    const left = await fixtures.sql(`select from public.lead_events where lead_id = '${open}'
      union all select from private.outbox where kind = 'reply'`);
    assert.deepEqual(left, []);
  });
  test('finds whoever only called by the number, however it is written, also among what was deleted', async () => {
    await fixtures.exec(`insert into public.leads (id, phone, source, message) values
        ('90000000-0000-4000-8000-000000000003', '(418) 555-0192', 'phone', 'Rappelez-moi'),
        ('90000000-0000-4000-8000-000000000004', '+1 418 555 0192', 'phone', 'Encore'),
        ('90000000-0000-4000-8000-000000000005', '418 555-0193', 'phone', 'Autre')`);
    await fixtures.as.admin
      .from('leads')
      .delete()
      .eq('id', '90000000-0000-4000-8000-000000000004')
      .throwOnError();
    const data = await getPersonalData(fixtures.as.admin, '418.555.0192');
    assert.deepEqual([data.messages.length, data.deleted_messages.length], [1, 1]);
    const { data: erased } = await fixtures.as.admin
      .rpc('erase_personal_data', { email: '1-418-555-0192' })
      .throwOnError();
    assert.deepEqual(erased, { messages: 2, account: false });
    const left = await fixtures.sql<{ phone: string }>(
      'select phone from public.leads where phone is not null',
    );
    assert.deepEqual(
      left.map(({ phone }) => phone),
      ['418 555-0193'],
    );
  });
  test('of a sender: messages, deleted ones, requests', async () => {
    await writeAndDelete();
    const data = await getPersonalData(fixtures.as.admin, sender);
    assert.deepEqual(
      {
        messages: data.messages.map(({ id }) => id),
        deleted: data.deleted_messages.map(({ id }) => id),
        requests: data.requests.map(({ id }) => id),
        // What came with the deleted one, but for what opens it.
        registrations: data.deleted_messages.flatMap(({ registrations }) =>
          registrations.map((taken) => [taken['session'], taken['state'], taken['token_hashes']]),
        ),
      },
      {
        messages: ['90000000-0000-4000-8000-000000000003'],
        deleted: [open],
        requests: [rows.personal_data_requests.open],
        registrations: [['Art oratoire', 'cancelled', undefined]],
      },
    );
    assert.deepEqual(ofAccount(data), nothing);
  });
  test('lists the e-mails that were sent, without what opens anything', async () => {
    await fixtures.exec(`
      select private.queue_email('estimate', '${sender}', '${closed}', '{"token": "x"}', 'un'),
        private.queue_email('estimate', '${sender}', '${closed}', '{"token": "x"}', 'deux');
      update private.outbox set sent_at = now(), data = '{}' where once = 'un';`);
    const data = await getPersonalData(fixtures.as.admin, sender);
    assert.deepEqual(
      data.emails.map(({ kind, recipient }) => [kind, recipient]),
      [['estimate', sender]],
    );
  });
  test('of an account: itself and what it made', async () => {
    const author = await getPersonalData(fixtures.as.admin, 'publishedAuthor@porte-voix.test');
    assert.equal(author.account?.user_id, people.publishedAuthor);
    assert.deepEqual(
      author.articles.map(({ slug }) => slug),
      ['publie'],
    );
    const uploader = await getPersonalData(fixtures.as.admin, 'uploader@porte-voix.test');
    assert.equal(uploader.media.length, 1);
  });
  test('of somebody of the team: what they did, and no one else', async () => {
    const { editor, colleague, admin } = people;
    await fixtures.exec(`
      update public.leads set changed_at = now(), changed_by = '${colleague}', assignee = '${editor}' where id = '${closed}';
      update public.leads set changed_at = now(), changed_by = '${editor}' where id = '${open}';
      insert into private.preview_links (document_kind, document_id, token_hash, created_by)
      values ('section', 'home/method', sha256('autre'), '${editor}');
      insert into private.deleted_records (source, record_id, record, deleted_by)
      values ('tags', gen_random_uuid(), '{"name": "Ancien"}', '${editor}'),
        ('tags', gen_random_uuid(), '{"name": "Autre"}', '${colleague}');
      insert into private.account_journal (kind, account_id, actor_id, recipient_id)
      values ('role', '${editor}', '${admin}', null), ('transferred', '${colleague}', '${admin}', '${editor}');`);
    const { sessions, ...did } = ofAccount(
      await getPersonalData(fixtures.as.admin, 'editor@porte-voix.test'),
    );
    assert.deepEqual(did, {
      account: editor,
      isConfirmed: true,
      articles: [],
      media: [],
      deleted: ['articles Supprimé', 'tags Ancien'],
      saves: [
        'Supprimé published',
        'Supprimé published',
        'home/hero published',
        'home/impact saved',
        'home/method published',
      ],
      releases: ['Publiée: owner,maker,publisher', 'Rentrée: owner,maker', 'null: owner,maker'],
      previewLinks: ['home/method'],
      leads: [1, 1, 1],
      journal: ['role concerned', 'transferred recipient'],
    });
    assert.ok(sessions > 0);
    const whoNeverSignedIn = await getPersonalData(fixtures.as.admin, 'uploader@porte-voix.test');
    assert.deepEqual(whoNeverSignedIn.sessions, []);
    const { journal } = ofAccount(await getPersonalData(fixtures.as.admin, 'admin@porte-voix.test'));
    assert.deepEqual(journal, ['restored actor', 'role actor', 'transferred actor']);
  });
  test('leaves of an account an id that leads to nobody', async () => {
    const { draftAuthor, uploader } = people;
    await fixtures.exec(`
      insert into private.document_versions (kind, id, number, version, value, reason, saved_by)
      values ('article', '${rows.articles.draft}', 90, 90, '{}', 'saved', '${draftAuthor}');
      insert into private.deleted_records (source, record_id, record, deleted_by) values
        ('articles', gen_random_uuid(), '{"title": "A", "author_id": "${draftAuthor}"}', '${uploader}'),
        ('tags', gen_random_uuid(), '{"name": "B"}', '${draftAuthor}');
      insert into private.announced_changes (kind, account_id, announced_by)
      values ('suspended', '${draftAuthor}', '${people.admin}'), ('suspended', '${uploader}', '${people.admin}');`);
    const email = 'draftAuthor@porte-voix.test';
    await fixtures.as.admin.rpc('erase_personal_data', { email }).throwOnError();
    assert.deepEqual(await getTraces(fixtures, `${draftAuthor}|${email}`), ['private.account_journal']);
    assert.deepEqual(ofAccount(await getPersonalData(fixtures.as.admin, email)), nothing);
    const others = await getPersonalData(fixtures.as.admin, 'uploader@porte-voix.test');
    assert.deepEqual(ofAccount(others).deleted, ['media_library Photo', 'articles A']);
    assert.equal((await fixtures.sql('select from private.announced_changes')).length, 1);
  });
  test('leaves nothing of the address, and all of the others', async () => {
    await writeAndDelete();
    const { data: erased } = await fixtures.as.admin
      .rpc('erase_personal_data', { email: sender })
      .throwOnError();
    assert.deepEqual(erased, { messages: 2, account: false });
    const left = await getPersonalData(fixtures.as.admin, sender);
    assert.deepEqual([left.messages, left.deleted_messages, left.requests], [[], [], []]);
    const other = await getPersonalData(fixtures.as.admin, 'client@exemple.test');
    assert.deepEqual([other.deleted_messages.length, other.requests.length], [1, 1]);
    const { data: requests } = await fixtures.as.admin
      .from('personal_data_requests')
      .select('email,answered_by')
      .eq('id', rows.personal_data_requests.open)
      .throwOnError();
    assert.deepEqual(requests, [{ email: null, answered_by: people.admin }]);
    const { data: third } = await fixtures.as.admin.from('leads').select('email').throwOnError();
    assert.deepEqual(third, [{ email: 'autre@exemple.test' }]);
    // What is no message stays, whatever it holds.
    const copies = await fixtures.sql('select id from private.deleted_records where source <> $1', ['leads']);
    assert.equal(copies.length, 3);
  });
});
