import assert from 'node:assert/strict';
import { test } from 'vitest';
import { openWorld } from './openWorld.ts';
import { nobodyComes, people, rows } from './world.ts';

const fixtures = openWorld();

const { open, closed } = rows.leads;

const change = (actor: 'editor' | 'admin', version: number, changes: object) =>
  fixtures.as[actor].rpc('change_lead', { lead_id: open, seen_version: version, changes });

const readLead = async (id: string = open) => {
  const { data } = await fixtures.as.moderator
    .from('listed_leads')
    .select()
    .eq('id', id)
    .single()
    .throwOnError();
  return data as Record<string, unknown>;
};

type Changed = { id: string; version: number; former: Record<string, unknown> }[];

const changeAll = async (request: object) => {
  const { data } = await fixtures.as.editor.rpc('change_leads', request).throwOnError();
  return data as Changed;
};

/** Ids that nothing has yet. */
const newIds = [1, 2, 3, 4, 5].map((number) => `9e000000-0000-4000-8000-00000000000${number}`) as [
  string,
  string,
  string,
  string,
  string,
];

const reply = (actor: 'editor' | 'admin', id: string, request: object = {}) =>
  fixtures.as[actor].rpc('reply_to_lead', { lead_id: open, reply_id: id, words: 'Oui.', ...request });

const enter = (lead: object, acknowledgement?: string, id: string = newIds[3]) =>
  fixtures.as.editor.rpc('enter_lead', {
    lead_id: id,
    lead,
    ...(acknowledgement !== undefined && { reply: acknowledgement }),
  });

type Event = {
  id: string;
  kind: string;
  text: string | null;
  changes: object | null;
  sent_at: string | null;
  failure: object | null;
  author_name: string;
};

const readEvents = async (id: string = open) => {
  const { data } = await fixtures.as.moderator
    .from('listed_lead_events')
    .select('*')
    .eq('lead_id', id)
    .order('created_at')
    .throwOnError();
  return data as Event[];
};

/** The answers that are queued or have left, with what each says. */
const readReplies = () =>
  fixtures.sql<{ recipient: string; data: { words: string } }>(
    `select queued.recipient, private.present_data(queued) as data from private.outbox as queued
     where queued.kind = 'reply' order by queued.id`,
  );

test('of two who change the same one, the second is told of the first', async () => {
  const answers = await Promise.all([
    change('editor', 1, { stage: 'discussion' }),
    change('admin', 1, { stage: 'proposal' }),
  ]);
  const [refusal] = answers.flatMap(({ error }) => error ?? []);
  assert.equal(answers.filter(({ error }) => error).length, 1);
  const winner = answers[0].error ? 'admin' : 'editor';
  assert.deepEqual(
    [refusal?.code, refusal?.message],
    ['PT409', `${winner} Test a modifié cette demande entre-temps.`],
  );
  const lead = await readLead();
  assert.deepEqual(
    [lead['stage'], lead['version'], lead['changed_by']],
    [winner === 'editor' ? 'discussion' : 'proposal', 2, people[winner]],
  );
});

test('is closed and opened again, with why only while it is lost', async () => {
  await change('editor', 1, { stage: 'lost', lost_reason: 'Budget\ncoupé ' }).throwOnError();
  const lost = await readLead();
  assert.deepEqual([lost['lost_reason'], lost['closed_at'] !== null], ['Budget coupé', true]);
  await change('editor', 2, { stage: 'new' }).throwOnError();
  const again = await readLead();
  assert.deepEqual([again['lost_reason'], again['closed_at']], [null, null]);
});

test('takes nothing that isn’t for it, and nothing without end', async () => {
  const refused: [object, string][] = [
    [{ email: 'autre@exemple.test' }, 'PT400'],
    [{ version: 12 }, 'PT400'],
    [[], 'PT400'],
    [{ next_step: 'x'.repeat(20_000) }, 'PT400'],
    [{ next_step: 'x'.repeat(301) }, '23514'],
    [{ stage: 'lost', lost_reason: 'x'.repeat(501) }, '23514'],
    [{ stage: 'gagnée' }, '23514'],
    [{ stage: null }, '23502'],
    [{ amount: -1 }, '23514'],
    [{ amount: 1e12 }, '22003'],
    [{ amount: 'beaucoup' }, '22P02'],
    [{ next_step_on: 'demain' }, '22007'],
    [{ assignee: 'personne' }, '22P02'],
    // A subscriber is nobody of the team.
    [{ assignee: people.stranger }, 'PT400'],
  ];
  for (const [changes, code] of refused) {
    const { error } = await change('editor', 1, changes);
    assert.equal(
      error?.code,
      code,
      `${JSON.stringify(changes).slice(0, 80)}: ${error?.message ?? 'accepted'}`,
    );
  }
  const gone = await fixtures.as.editor.rpc('change_lead', {
    lead_id: people.editor,
    seen_version: 1,
    changes: {},
  });
  assert.equal(gone.error?.code, 'PT404');
  assert.equal((await readLead())['version'], 1);
});

test('is undone by what it gives, but for what changed since', async () => {
  await change('editor', 1, { stage: 'proposal', assignee: people.admin }).throwOnError();
  const ids = [closed, open];
  const done = await changeAll({
    ids: [...ids, people.editor],
    versions: [1, 2, 1],
    changes: { stage: 'lost', lost_reason: 'Sans suite', assignee: people.editor },
  });
  assert.deepEqual(
    done.map(({ id, former }) => [id, former]),
    [
      [open, { stage: 'proposal', lost_reason: null, assignee: people.admin }],
      [closed, { stage: 'won', lost_reason: null, assignee: null }],
    ],
  );
  await fixtures.as.admin
    .rpc('change_lead', { lead_id: closed, seen_version: 2, changes: { amount: 900 } })
    .throwOnError();
  const undone = await changeAll({
    ids: done.map(({ id }) => id),
    changes: done.map(({ former }) => former),
    versions: done.map(({ version }) => version),
  });
  assert.deepEqual(
    undone.map(({ id }) => id),
    [open],
  );
  const [mine, theirs] = [await readLead(), await readLead(closed)];
  assert.deepEqual([mine['stage'], mine['assignee']], ['proposal', people.admin]);
  assert.deepEqual([theirs['stage'], theirs['amount']], ['lost', 900]);
});

test('leaves out what a colleague has changed since it was chosen', async () => {
  await change('admin', 1, { stage: 'proposal' }).throwOnError();
  const done = await changeAll({
    ids: [open, closed],
    versions: [1, 1],
    changes: { stage: 'won' },
  });
  assert.deepEqual(
    done.map(({ id }) => id),
    [closed],
  );
});

test('offers nobody who is suspended, and takes nobody who is', async () => {
  const suspend = (until: string) =>
    fixtures.exec(`update auth.users set banned_until = ${until} where id = '${people.colleague}'`);
  const isOffered = async () => {
    const { data } = await fixtures.as.editor.rpc('list_lead_assignees').throwOnError();
    return (data as { user_id: string }[]).some(({ user_id }) => user_id === people.colleague);
  };
  assert.equal(await isOffered(), true);
  await suspend(`now() + interval '1 day'`);
  try {
    assert.equal(await isOffered(), false);
    const { error } = await change('editor', 1, { assignee: people.colleague });
    assert.equal(error?.code, 'PT400');
  } finally {
    await suspend('null');
  }
});

test('takes 200 at most, and one entry for each', async () => {
  for (const request of [
    { ids: [], changes: {}, versions: [] },
    { ids: Array(201).fill(open), changes: {}, versions: Array(201).fill(1) },
    { ids: [open], changes: { next_step: 'x'.repeat(200_000) }, versions: [1] },
    { ids: [open, closed], changes: [{}], versions: [1, 1] },
    { ids: [open, closed], changes: {}, versions: [1] },
    // Nobody changes what they don't name the version of.
    { ids: [open], changes: {}, versions: null },
    { ids: [open, closed], changes: {}, versions: [1, null] },
  ]) {
    const { error } = await fixtures.as.editor.rpc('change_leads', request);
    assert.equal(error?.code, 'PT400', error?.message);
  }
});

test('those whose next step is due come by their day, the closed ones don’t', async () => {
  await fixtures.exec(`
      insert into public.leads (email, message, next_step_on) values
        ('hier@exemple.test', 'Oui', current_date - 2), ('demain@exemple.test', 'Oui', current_date + 2),
        ('avant@exemple.test', 'Oui', current_date - 3);
      update public.leads set next_step_on = current_date - 9 where id = '${closed}';`);
  const { data } = await fixtures.as.moderator
    .from('listed_leads')
    .select('email')
    .eq('is_closed', false)
    .lte('next_step_on', new Date().toISOString().slice(0, 10))
    .order('next_step_on')
    .throwOnError();
  assert.deepEqual(
    (data as { email: string }[]).map(({ email }) => email),
    ['avant@exemple.test', 'hier@exemple.test'],
  );
});

test('finds the other requests of a person, whatever the case', async () => {
  await fixtures.exec(`insert into public.leads (email, message) values ('LEAD@Exemple.test', 'Encore');`);
  const { data } = await fixtures.as.moderator
    .from('listed_leads')
    .select('message')
    .eq('sender', 'lead@exemple.test')
    .order('created_at', { ascending: false })
    .throwOnError();
  assert.deepEqual(
    (data as { message: string }[]).map(({ message }) => message),
    ['Encore', 'Bonjour'],
  );
});

test('notes stand each by itself, and come back with a deleted lead', async () => {
  await Promise.all(
    (['editor', 'admin'] as const).map((actor) =>
      fixtures.as[actor]
        .from('lead_events')
        .insert({ lead_id: open, text: `De ${actor}` })
        .throwOnError(),
    ),
  );
  const read = async () => {
    const { data } = await fixtures.as.moderator
      .from('listed_lead_events')
      .select('text,author_name')
      .eq('lead_id', open)
      .throwOnError();
    return (data as { text: string; author_name: string }[])
      .map(({ text, author_name }) => `${text}, ${author_name}`)
      .toSorted();
  };
  const both = ['De admin, admin Test', 'De editor, editor Test'];
  assert.deepEqual(await read(), both);
  await fixtures.exec(nobodyComes);
  await fixtures.as.admin.from('leads').delete().eq('id', open).throwOnError();
  assert.deepEqual(await read(), []);
  await fixtures.as.admin.rpc('restore_deleted_record', { source: 'leads', record_id: open }).throwOnError();
  assert.deepEqual(await read(), both);
});

test('isn’t deleted while somebody counts on it; what is over comes back with it, and so do its links', async () => {
  const remove = () => fixtures.as.admin.from('leads').delete().eq('id', open);
  const refused = async () => (await remove()).error?.message;
  const registered = 'Cette personne est inscrite à une session à venir. Annulez d’abord son inscription.';
  assert.equal(await refused(), registered);
  await fixtures.exec(`update private.registrations set state = 'waiting' where lead_id = '${open}'`);
  assert.equal(await refused(), registered);
  await fixtures.exec(`update private.registrations set state = 'cancelled' where lead_id = '${open}'`);
  assert.equal(
    await refused(),
    'Un studio est réservé par cette demande. Refusez ou annulez d’abord la réservation.',
  );
  await fixtures.exec(nobodyComes);
  const read = async () => [
    await fixtures.sql(
      'select to_jsonb(taken) as registration from private.registrations as taken where taken.lead_id = $1',
      [open],
    ),
    await fixtures.sql(
      'select to_jsonb(booking) as booking from private.studio_bookings as booking where lead_id = $1',
      [open],
    ),
  ];
  const before = await read();
  assert.deepEqual(
    before.map((found) => found.length),
    [1, 1],
  );
  await remove().throwOnError();
  assert.deepEqual(await read(), [[], []]);
  await fixtures.as.admin.rpc('restore_deleted_record', { source: 'leads', record_id: open }).throwOnError();
  assert.deepEqual(await read(), before);
});

test('shows the session and the studio that it is about', async () => {
  const readAs = async (kind: 'registration' | 'booking') => {
    await fixtures.exec(`update public.leads set kind = '${kind}' where id = '${open}'`);
    return (await readLead())[kind] as Record<string, unknown>;
  };
  const registration = await readAs('registration');
  const booking = await readAs('booking');
  assert.deepEqual(
    [registration['session_id'], registration['title'], registration['state'], registration['seats']],
    [rows.course_sessions.full, 'Art oratoire', 'registered', 1],
  );
  assert.deepEqual([booking['studio_name'], booking['state']], ['Studio Charest', 'requested']);
});

test('of where a visitor came from only what statistics know is stored', async () => {
  const send = (origin: object) =>
    fixtures.as.anonymous
      .from('leads')
      .insert({ email: 'origine@exemple.test', message: 'Bonjour', ...origin })
      .throwOnError();
  await send({ page: '/contact/', campaign: 'Infolettre Mars ', domain: 'www.exemple.com' });
  await send({ page: '/camille-roy', campaign: 'camille@exemple.test', domain: 'exemple.com/camille' });
  assert.deepEqual(
    await fixtures.sql(`select page, campaign, domain from public.leads
        where email = 'origine@exemple.test' order by page nulls last`),
    [
      { page: '/contact', campaign: 'infolettre mars', domain: 'exemple.com' },
      { page: null, campaign: null, domain: null },
    ],
  );
});

test('insert_lead makes one within the same bounds', async () => {
  const insert = (kind: string, person: object, message = '') =>
    fixtures.sql<{ id: string }>('select private.insert_lead($1, $2::text::jsonb, $3) as id', [
      kind,
      JSON.stringify(person),
      message,
    ]);
  const [made] = await insert('registration', {
    first_name: ' Zoé\n',
    email: ' zoe@exemple.test ',
    company: '',
    page: '/formations',
  });
  const lead = await readLead(made?.id);
  assert.deepEqual(
    [lead['kind'], lead['first_name'], lead['email'], lead['company'], lead['page'], lead['message']],
    ['registration', 'Zoé', 'zoe@exemple.test', null, '/formations', ''],
  );
  for (const attempt of [
    () => insert('registration', { email: 'zoe' }),
    () => insert('registration', { email: 'zoe@exemple.test', first_name: 'x'.repeat(101) }),
    () => insert('registration', { email: 'zoe@exemple.test', first_name: 'x'.repeat(9000) }),
    () => insert('registration', { email: 'zoe@exemple.test' }, 'x'.repeat(5001)),
    () => insert('message', { email: 'zoe@exemple.test' }),
    () => insert('estimate', { email: 'zoe@exemple.test' }),
    () => insert('autre', { email: 'zoe@exemple.test' }),
  ])
    await assert.rejects(attempt);
});

test('what becomes of a lead stands in it, and nothing where nothing did', async () => {
  await change('editor', 1, {
    stage: 'proposal',
    amount: 900,
    assignee: people.admin,
  }).throwOnError();
  await change('admin', 2, { stage: 'proposal', next_step: 'Rappeler' }).throwOnError();
  await change('admin', 3, { next_step: 'Rappeler' }).throwOnError();
  assert.deepEqual(
    (await readEvents()).map(({ kind, changes, author_name }) => [kind, changes, author_name]),
    [
      ['change', { stage: 'proposal', amount: 900 }, 'editor Test'],
      ['change', { next_step: 'Rappeler' }, 'admin Test'],
    ],
  );
});

test('whoever waits for a place isn’t won', async () => {
  await fixtures.exec(`update private.registrations set state = 'waiting' where lead_id = '${open}'`);
  const { error } = await change('editor', 1, { stage: 'won' });
  assert.equal(error?.code, 'PT400');
  assert.match(error.message, /la demande sera gagnée quand la place le sera\.$/);
  await change('editor', 1, { stage: 'discussion' }).throwOnError();
  await fixtures.exec(nobodyComes);
  await change('editor', 2, { stage: 'won' }).throwOnError();
});

test('leaves once, for the person, from whom it is of; the lead is new no more', async () => {
  const words = ' Bonjour <b>Camille</b>,\n\nOui.\u0007 ';
  for (let press = 0; press < 2; press += 1) await reply('editor', newIds[0], { words }).throwOnError();
  const [email, ...others] = await readReplies();
  const [sender] = await fixtures.sql<{ email: string }>(
    `select email from auth.users where id = '${people.editor}'`,
  );
  assert.deepEqual(others, []);
  assert.deepEqual(
    [email?.recipient, email?.data],
    [
      'lead@exemple.test',
      {
        words: 'Bonjour <b>Camille</b>,\n\nOui.',
        author: 'editor Test',
        reply_to: sender?.email,
      },
    ],
  );
  await fixtures.exec(`update private.outbox set taken_at = now(), sent_at = null where kind = 'reply';
        select public.report_email(id, null, false) from private.outbox where kind = 'reply'`);
  const events = await readEvents();
  assert.deepEqual(
    events.map(({ kind, text, changes, sent_at }) => [kind, text, changes, sent_at !== null]),
    [
      ['reply', 'Bonjour <b>Camille</b>,\n\nOui.', null, true],
      ['change', null, { stage: 'discussion' }, false],
    ],
  );
  assert.equal((await readLead())['version'], 2);
});

test('of two who answer at once, the second is told of the first', async () => {
  const answers = await Promise.all([reply('editor', newIds[0]), reply('admin', newIds[1])]);
  const [refusal] = answers.flatMap(({ error }) => error ?? []);
  const winner = answers[0].error ? 'admin' : 'editor';
  assert.deepEqual([refusal?.code, refusal?.message], ['PT409', `${winner} Test a répondu entre-temps.`]);
  assert.equal((await readReplies()).length, 1);
  const [first] = await readEvents();
  await reply('admin', newIds[2], { seen_reply: first?.id }).throwOnError();
});

test('sends nothing empty, endless, to nobody or of what is gone', async () => {
  for (const words of ['', ' \n\t', '\u200B', 'x'.repeat(5001), 'x'.repeat(100_000)])
    assert.equal((await reply('editor', newIds[0], { words })).error?.code, 'PT400');
  assert.equal((await reply('editor', newIds[0], { lead_id: people.editor })).error?.code, 'PT404');
  await enter({ phone: '418 555-0192', message: 'Rappeler' }).throwOnError();
  assert.equal((await reply('editor', newIds[0], { lead_id: newIds[3] })).error?.code, 'PT400');
  assert.deepEqual(await readReplies(), []);
  // A lead that is closed is answered, and stays closed.
  await reply('editor', newIds[0], { lead_id: closed }).throwOnError();
  assert.equal((await readLead(closed))['stage'], 'won');
});

test('whoever answers has an answer sent again that failed, and nothing else', async () => {
  const failed = 900_009;
  await fixtures.exec(`
        insert into public.lead_events (id, lead_id, kind, author, text)
        values ('${newIds[0]}', '${open}', 'reply', '${people.editor}', 'Oui.');
        insert into private.outbox (id, kind, recipient, about, subject, once, tries, last_error, failed_at)
        overriding system value
        values (${failed}, 'reply', 'lead@exemple.test', '${open}', '${newIds[0]}', 'reply/1', 1, '550 Boîte inconnue', now())`);
  const readFailure = async () => (await readEvents())[0]?.failure;
  assert.deepEqual(await readFailure(), {
    email_id: failed,
    reason: '550 Boîte inconnue',
    next_try_at: null,
  });
  const retry = (actor: 'moderator' | 'editor', id?: number) => fixtures.as[actor].rpc('retry_email', { id });
  assert.equal((await retry('moderator', failed)).error?.code, '42501');
  assert.equal((await retry('editor', rows.outbox.failed)).error?.code, '42501');
  await retry('editor', failed).throwOnError();
  assert.equal(await readFailure(), null);
});

test('what is on its way leaves after all when its lead is deleted and brought back', async () => {
  await fixtures.exec(nobodyComes);
  await fixtures.exec(`insert into public.lead_events (id, lead_id, kind, author, text)
        values ('${newIds[0]}', '${open}', 'reply', '${people.editor}', 'Oui.')`);
  await fixtures.as.admin.from('leads').delete().eq('id', open).throwOnError();
  await fixtures.as.admin.rpc('restore_deleted_record', { source: 'leads', record_id: open }).throwOnError();
  assert.equal((await readReplies()).length, 1);
});

test('is entered once, says from where, and writes to nobody', async () => {
  const lead = {
    first_name: ' Rose\r\nBcc: tous@exemple.ca',
    phone: '(418) 555-0192',
    message: 'Un balado',
    source: 'visit',
    stage: 'won',
    amount: 9,
  };
  for (let press = 0; press < 2; press += 1) await enter(lead).throwOnError();
  const entered = await readLead(newIds[3]);
  assert.deepEqual(
    ['first_name', 'email', 'phone', 'source', 'stage', 'amount', 'kind'].map((name) => entered[name]),
    ['Rose Bcc: tous@exemple.ca', null, '(418) 555-0192', 'visit', 'new', null, 'message'],
  );
  assert.deepEqual(await readReplies(), []);
  const [event, ...others] = await readEvents(newIds[3]);
  assert.deepEqual([event?.changes, others], [{ source: 'visit' }, []]);
  const { data } = await fixtures.as.moderator.from('leads').select('id').like('search_text', '%555-0192%');
  assert.equal(data?.length, 0);
});

test('is acknowledged where that is asked for, and refuses who can’t be reached', async () => {
  await enter({ email: 'rose@exemple.ca', message: 'Un balado' }, 'Bien reçu.').throwOnError();
  const [email] = await readReplies();
  assert.deepEqual([email?.recipient, email?.data.words], ['rose@exemple.ca', 'Bien reçu.']);
  const refused: [object, string | undefined, string][] = [
    [{ message: 'Un balado' }, undefined, '23514'],
    [{ message: 'Un balado', phone: '12' }, undefined, '23514'],
    [{ message: '', phone: '418 555-0192' }, undefined, '23514'],
    [{ message: 'Un balado', email: 'rose' }, undefined, '23514'],
    [{ message: 'Un balado', phone: '418 555-0192', source: 'fax' }, undefined, '23514'],
    [{ message: 'Un balado', phone: '418 555-0192' }, 'Bien reçu.', 'PT400'],
    [{ message: 'x'.repeat(40_000), phone: '418 555-0192' }, undefined, 'PT400'],
    [[], undefined, 'PT400'],
  ];
  for (const [lead, acknowledgement, code] of refused)
    assert.equal(
      (await enter(lead, acknowledgement, newIds[4])).error?.code,
      code,
      JSON.stringify(lead).slice(0, 90),
    );
});
