import assert from 'node:assert/strict';
import { describe, expect, test } from 'vitest';
import { toPattern } from '#data/paging.ts';
import { connectAgain } from './connectAgain.ts';
import { openWorld } from './openWorld.ts';
import { people } from './world.ts';

const fixtures = openWorld();

type Listed = { first_name: string; email: string };

/** A page of people, as the screen asks for it. */
async function list({ search, page = 1 }: { search: string; page?: number }) {
  const { data, count } = await fixtures.as.admin
    .from('listed_accounts')
    .select('first_name,email', { count: 'exact' })
    .like('search_text', toPattern(search) ?? '%')
    .order('sort_text')
    .order('user_id')
    .range((page - 1) * 50, page * 50 - 1)
    .throwOnError();
  return { people: data as Listed[], total: count };
}

describe('the list of people', () => {
  test.each(['zoe bedard', 'BÉDARD', 'Œuvre@exemple', '  Zoé  Béd'])(
    '« %s » finds the one',
    async (search) => {
      await fixtures.sql(
        `update private.accounts set first_name = 'Zoé', last_name = 'Bédard', email = 'oeuvre@exemple.test' where user_id = $1`,
        [people.stranger],
      );
      expect((await list({ search })).people.map(({ first_name }) => first_name)).toEqual(['Zoé']);
    },
  );

  test.each(['%', '_', 'a,b', 'x)', 'p.eq.1', '"', '\\', `'; drop table private.accounts; --`])(
    '« %s » is taken as it is written',
    async (search) => {
      expect(await list({ search })).toEqual({ people: [], total: 0 });
    },
  );

  test('of ten thousand has pages, and none past the end', async () => {
    await fixtures.exec(`
      set local session_replication_role = replica;
      insert into auth.users (id, email, email_confirmed_at)
      select gen_random_uuid(), 'p' || number || '@foule.test', now() from generate_series(1, 10000) as number;
      insert into private.accounts (user_id, email, first_name)
      select id, email, 'Personne ' || lpad(substring(email from '[0-9]+'), 5, '0') from auth.users where email like '%@foule.test';
      analyze private.accounts;`);
    try {
      const first = await list({ search: 'personne' });
      expect([first.people.length, first.people[0]?.first_name, first.total]).toEqual([
        50,
        'Personne 00001',
        10_000,
      ]);
      const { people: last } = await list({ search: 'personne', page: 200 });
      expect(last.at(-1)?.first_name).toBe('Personne 10000');
      await expect(list({ search: 'personne', page: 900 })).rejects.toMatchObject({ code: 'PGRST103' });
    } finally {
      // As they came: the triggers of ten thousand departures are not what this is about.
      await fixtures.exec(`
        set local session_replication_role = replica;
        delete from private.accounts where email like '%@foule.test';
        delete from auth.users where email like '%@foule.test';`);
    }
  }, 60_000);
});

describe('two admins who leave at once', () => {
  const leave: Record<string, (id: string) => string> = {
    'are demoted': (id) => `update private.accounts set role = 'editor' where user_id = '${id}'`,
    'are suspended': (id) =>
      `update auth.users set banned_until = now() + interval '1 hour' where id = '${id}'`,
    'are removed': (id) => `delete from private.accounts where user_id = '${id}'`,
  };

  test.each([
    ['are demoted', 'are suspended'],
    ['are suspended', 'are removed'],
    ['are removed', 'are demoted'],
  ])('%s / %s: one of them stays', async (first, second) => {
    await fixtures.sql(`update private.accounts set role = 'admin' where user_id = $1`, [people.colleague]);
    const sql = await connectAgain(fixtures, 2);
    try {
      const isBlocked = async () => {
        const [{ count } = { count: 0 }] = await fixtures.sql<{ count: number }>(
          `select count(*)::integer as count from pg_locks where locktype = 'advisory' and not granted`,
        );
        return count > 0;
      };
      let waiting: Promise<string> | undefined;
      await sql.begin(async (one) => {
        await one.unsafe(leave[first]?.(people.admin) ?? '');
        // Waits for the first one.
        waiting = sql.unsafe(leave[second]?.(people.colleague) ?? '').then(
          () => 'left',
          (error: { code: string }) => error.code,
        );
        await expect.poll(isBlocked, { timeout: 60_000 }).toBe(true);
      });
      expect(await waiting).toBe('PT409');
    } finally {
      await sql.end();
      await fixtures.sql('update auth.users set banned_until = null where id = $1', [people.admin]);
    }
  });
});

/** As if an admin asked: functions that run in their owner's name look at the token alone. */
const asAdmin = `
  perform set_config('request.jwt.claims', '${JSON.stringify({ role: 'authenticated', sub: people.admin, amr: [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) }] })}', true);
  perform set_config('request.jwt.claim.sub', '${people.admin}', true);`;

/**
 * Runs statements and undoes them.
 *
 * @returns what the query gives after them, as text, or the SQLSTATE of what refused them.
 */
async function undone(statements: string, query = `select 'kept'`): Promise<string> {
  const script = `do $undone$
    declare given text;
    begin
      ${statements}
      given := (${query})::text;
      raise exception '%', coalesce(given, 'nothing') using errcode = 'PT200';
    end $undone$;`;
  try {
    await fixtures.exec(script);
  } catch (error) {
    if (error instanceof Error && 'code' in error)
      return error.code === 'PT200' ? error.message : String(error.code);
    throw error;
  }
  throw new Error('Statements that should have been undone were kept.');
}

const outcome = (name: string, statements: string, expected: string, query?: string) =>
  test(name, async () => {
    assert.equal(await undone(statements, query), expected);
  });

const demotion = (id: string) => `update private.accounts set role = 'editor' where user_id = '${id}';`;
const promotion = (id: string) => `update private.accounts set role = 'admin' where user_id = '${id}';`;
const suspension = (id: string, until = `now() + interval '1 hour'`) =>
  `update auth.users set banned_until = ${until} where id = '${id}';`;
const unconfirmed = (id: string) => `update auth.users set email_confirmed_at = null where id = '${id}';`;

const leavings: Record<string, string> = {
  demoted: demotion(people.admin),
  suspended: suspension(people.admin),
  removed: `delete from auth.users where id = '${people.admin}';`,
};

const second = promotion(people.colleague);

/** What the other admin is, and whether the first may then leave. */
const others: [name: string, statements: string, mayLeave: boolean][] = [
  ['without another one', '', false],
  ['beside another one', second, true],
  ['beside one who is suspended', second + suspension(people.colleague), false],
  [
    'beside one whose suspension is over',
    second + suspension(people.colleague, `now() - interval '1 hour'`),
    true,
  ],
  ['beside one who never confirmed', second + unconfirmed(people.colleague), false],
  ['together with the other one', second + demotion(people.colleague), false],
];

describe('the last admin', () => {
  for (const [leaving, statements] of Object.entries(leavings)) {
    for (const [name, before, mayLeave] of others) {
      outcome(
        `an admin is ${mayLeave ? '' : 'not '}${leaving} ${name}`,
        before + statements,
        mayLeave ? 'kept' : 'PT409',
      );
    }
  }
});

/** The latest line of the journal, without its number and time. */
const latestLine = `select concat_ws(' ', kind, account_id, coalesce(actor_id::text, 'nobody'), old_role, new_role, recipient_id, articles, media)
  from private.account_journal order by number desc limit 1`;

const announced = (kind: string, { account = people.stranger as string, age = '4 minutes' } = {}) =>
  `insert into private.announced_changes (kind, account_id, announced_by, announced_at)
   values ('${kind}', '${account}', '${people.editor}', now() - interval '${age}');`;

describe('the journal of accounts', () => {
  outcome(
    'a change of role is written down with who made it',
    `${asAdmin} perform public.set_profile_role('${people.stranger}', 'editor');`,
    `role ${people.stranger} ${people.admin} subscriber editor`,
    latestLine,
  );
  outcome(
    'a suspension is written down, with nobody when nobody announced it',
    suspension(people.stranger),
    `suspended ${people.stranger} nobody`,
    latestLine,
  );
  outcome(
    'a longer suspension is no second one',
    `${suspension(people.stranger)} ${suspension(people.stranger, `now() + interval '2 hours'`)}`,
    '1',
    `select count(*) from private.account_journal where kind = 'suspended'`,
  );
  outcome(
    'the end of a suspension is written down',
    `${suspension(people.stranger)} ${announced('restored')} ${suspension(people.stranger, 'null')}`,
    `restored ${people.stranger} ${people.editor}`,
    latestLine,
  );
  outcome(
    'a removal is written down with the role that is gone',
    `${announced('removed')} delete from auth.users where id = '${people.stranger}';`,
    `removed ${people.stranger} ${people.editor} subscriber`,
    latestLine,
  );
  for (const [name, before, actor] of [
    ['in time', announced('suspended'), people.editor],
    ['too early', announced('suspended', { age: '6 minutes' }), 'nobody'],
    ['of something else', announced('removed'), 'nobody'],
    ['about somebody else', announced('suspended', { account: people.uploader }), 'nobody'],
  ] as const) {
    outcome(
      `an announcement ${name} tells of ${actor === 'nobody' ? actor : 'whom the change is'}`,
      before + suspension(people.stranger),
      `suspended ${people.stranger} ${actor}`,
      latestLine,
    );
  }
  outcome(
    'an announcement is good for one change',
    announced('suspended') +
      suspension(people.stranger) +
      suspension(people.stranger, 'null') +
      suspension(people.stranger),
    `suspended ${people.stranger} nobody`,
    latestLine,
  );
  for (const statement of [
    `update private.account_journal set actor_id = null;`,
    `delete from private.account_journal;`,
    `truncate private.account_journal;`,
  ]) {
    outcome(`nobody, not even the owner, may ${statement}`, statement, '42501');
  }
});

const newcomer = '70000000-0000-4000-8000-000000000007';
const address = 'invitee@exemple.test';

const signedUp = `insert into auth.users (id, email, encrypted_password) values ('${newcomer}', '${address}', 'secret');`;
const invitation = (email = address, role = 'editor') =>
  `insert into private.announced_changes (kind, email, role, announced_by)
   values ('invited', '${email}', '${role}', '${people.admin}');`;
const invited = `update auth.users set invited_at = now() where id = '${newcomer}';`;
const roleAndPassword = `select concat_ws(' ', accounts.role, coalesce(encrypted_password, 'none')) from private.accounts
  join auth.users on users.id = user_id where user_id = '${newcomer}'`;

describe('an invitation', () => {
  outcome(
    'an invitation gives its role, and ends the password of whoever signed up with the address',
    signedUp + invitation() + invited,
    'editor none',
    roleAndPassword,
  );
  outcome(
    'an invitation is one line of the journal',
    signedUp + invitation() + invited,
    `invited ${newcomer} ${people.admin} editor`,
    latestLine,
  );
  outcome(
    'an invitation to another address gives no role',
    signedUp + invitation('autre@exemple.test') + invited,
    'subscriber none',
    roleAndPassword,
  );
  outcome(
    'an invitation that nobody announced gives no role',
    signedUp + invited,
    `invited ${newcomer} nobody subscriber`,
    latestLine,
  );
  outcome(
    'whoever has confirmed keeps password and role',
    `${signedUp} update auth.users set email_confirmed_at = now() where id = '${newcomer}'; ${invitation()} ${invited}`,
    'subscriber secret',
    roleAndPassword,
  );
  outcome(
    'nobody is invited who has an account',
    `${asAdmin} perform public.announce_invitation(' Stranger@porte-voix.test ', 'editor');`,
    'PT409',
  );
  outcome(
    'whoever never confirmed may be invited',
    `${signedUp} ${asAdmin} perform public.announce_invitation('${address}', 'editor');`,
    'kept',
  );
  outcome(
    'what is no address is not invited',
    `${asAdmin} perform public.announce_invitation('adresse', 'editor');`,
    'PT400',
  );
});

const announce = (id: string, change: string) =>
  `${asAdmin} perform public.announce_account_change('${id}', '${change}');`;

describe('what is announced', () => {
  for (const [change, expected] of [
    ['suspended', 'PT409'],
    ['removed', 'PT409'],
    ['restored', 'kept'],
  ] as const) {
    outcome(
      `the one admin who can sign in is ${expected === 'kept' ? '' : 'not '}announced as ${change}`,
      second + unconfirmed(people.admin) + announce(people.colleague, change),
      expected,
    );
  }
  outcome('no other change', announce(people.stranger, 'invited'), 'PT400');
  outcome('of nobody', announce(newcomer, 'suspended'), 'PT404');
  outcome(
    'whoever signed up and never confirmed gets no role',
    `${signedUp} ${asAdmin} perform public.set_profile_role('${newcomer}', 'editor');`,
    'PT409',
  );
  outcome(
    'whoever was invited may get another role before they accept',
    `${signedUp} ${invited} ${asAdmin} perform public.set_profile_role('${newcomer}', 'moderator');`,
    'moderator none',
    roleAndPassword,
  );
  outcome(
    'whoever never confirmed may lose a role',
    `${signedUp} ${asAdmin} perform public.set_profile_role('${newcomer}', 'subscriber');`,
    'subscriber secret',
    roleAndPassword,
  );
});

const transfer = (to: string, from: string = people.draftAuthor) =>
  `${asAdmin} perform public.transfer_authorship('${from}', '${to}');`;

describe('a transfer', () => {
  outcome(
    'a transfer moves articles and media of one person, no others',
    `update public.media_library set uploaded_by = '${people.draftAuthor}'; ${transfer(people.colleague)}`,
    `2 1 ${people.publishedAuthor}`,
    `select concat_ws(' ',
      (select count(*) from public.articles where author_id = '${people.colleague}'),
      (select count(*) from public.media_library where uploaded_by = '${people.colleague}'),
      (select author_id from public.articles where slug = 'publie'))`,
  );
  outcome(
    'a transfer is written down with how much it was',
    transfer(people.colleague),
    `transferred ${people.draftAuthor} ${people.admin} ${people.colleague} 2 0`,
    latestLine,
  );
  outcome('not to whoever can’t write', transfer(people.moderator), 'PT409');
  outcome('not to oneself', promotion(people.draftAuthor) + transfer(people.draftAuthor), 'PT409');
  outcome('not to whoever is suspended', suspension(people.colleague) + transfer(people.colleague), 'PT409');
  outcome(
    'to whoever was suspended once',
    suspension(people.colleague, `now() - interval '1 hour'`) + transfer(people.colleague),
    'kept',
  );
  outcome('not from nobody', transfer(people.colleague, newcomer), 'PT404');
});

/** The rows of a view, each with how many there are. */
const counted = (source: string) => `(select *, count(*) over () as total from ${source}) as line`;

const listed = (columns: string, source: string) => `select string_agg(${columns}, ',') from ${source}`;

describe('lists of people', () => {
  outcome(
    'the list tells the state of each person',
    `${signedUp} ${suspension(people.stranger)} ${suspension(people.uploader, `now() - interval '1 hour'`)}
     update auth.users set email_confirmed_at = null, invited_at = now() where id = '${people.colleague}'; ${asAdmin}`,
    'colleague invited,invitee unconfirmed,stranger suspended,uploader active',
    listed(
      `split_part(email, '@', 1) || ' ' || state`,
      `(select * from public.listed_accounts where email ~ '^(colleague|stranger|uploader|invitee)' order by email) as people`,
    ),
  );
  outcome(
    'what a person left is counted',
    `update public.leads set assignee = '${people.draftAuthor}' where stage = 'new'; ${asAdmin}`,
    '2 0 0 1',
    `select concat_ws(' ', articles, media, preview_links, leads)
     from public.list_account_traces('${people.draftAuthor}')`,
  );
  outcome(
    'the journal of one person is about them alone, with the names of the moment',
    `${suspension(people.uploader)} ${asAdmin}`,
    'restored stranger Test admin Test 1',
    listed(
      `concat_ws(' ', kind, account_name, actor_name, total)`,
      counted(`public.listed_account_changes where account_id = '${people.stranger}' order by number desc`),
    ),
  );
  outcome(
    'the journal of all has everybody’s, the latest first',
    `${suspension(people.uploader)} ${asAdmin}`,
    'suspended 2,restored 2',
    listed(`concat_ws(' ', kind, total)`, counted('public.listed_account_changes order by number desc')),
  );
  outcome(
    'one’s own name is cleaned, and nobody else’s is changed',
    `${asAdmin} perform public.set_own_name(E' Zoé\\u0007 ', ' ');`,
    'Zoé nobody,moderator Test',
    `select string_agg(first_name || ' ' || coalesce(last_name, 'nobody'), ',' order by role desc)
     from private.accounts where user_id in ('${people.admin}', '${people.moderator}')`,
  );
  outcome(
    'whoever is suspended changes no name',
    `${suspension(people.stranger)} ${asAdmin.replaceAll(people.admin, people.stranger)}
     perform public.set_own_name('Zoé', '');`,
    'PT401',
  );
});

/** What the journal, the last admin and the rest of accounts rest on. */
