import assert from 'node:assert/strict';
import type { Check } from './attempt.ts';
import { people, type Fixtures } from './world.ts';

/** As if an admin asked: functions that run in their owner's name look at the token alone. */
const asAdmin = `
  perform set_config('request.jwt.claims', '${JSON.stringify({ role: 'authenticated', sub: people.admin, amr: [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) }] })}', true);
  perform set_config('request.jwt.claim.sub', '${people.admin}', true);`;

/**
 * Runs statements and undoes them.
 *
 * @returns what the query gives after them, as text, or the SQLSTATE of what refused them.
 */
async function undone(fixtures: Fixtures, statements: string, query = `select 'kept'`): Promise<string> {
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

const check = (subject: string, name: string, run: (fixtures: Fixtures) => Promise<void>): Check => ({
  subject,
  name,
  run,
});

const outcome = (subject: string, name: string, statements: string, expected: string, query?: string) =>
  check(subject, name, async (fixtures) => {
    await fixtures.restore();
    assert.equal(await undone(fixtures, statements, query), expected);
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

const lastAdminChecks = Object.entries(leavings).flatMap(([leaving, statements]) =>
  others.map(([name, before, mayLeave]) =>
    outcome(
      'require_other_admin',
      `an admin is ${mayLeave ? '' : 'not '}${leaving} ${name}`,
      before + statements,
      mayLeave ? 'kept' : 'PT409',
    ),
  ),
);

/** The latest line of the journal, without its number and time. */
const latestLine = `select concat_ws(' ', kind, account_id, coalesce(actor_id::text, 'nobody'), old_role, new_role, recipient_id, articles, media)
  from private.account_journal order by number desc limit 1`;

const announced = (kind: string, { account = people.stranger as string, age = '4 minutes' } = {}) =>
  `insert into private.announced_changes (kind, account_id, announced_by, announced_at)
   values ('${kind}', '${account}', '${people.editor}', now() - interval '${age}');`;

const journalChecks = [
  outcome(
    'require_other_admin',
    'a change of role is written down with who made it',
    `${asAdmin} perform public.set_profile_role('${people.stranger}', 'editor');`,
    `role ${people.stranger} ${people.admin} subscriber editor`,
    latestLine,
  ),
  outcome(
    'require_other_admin',
    'a suspension is written down, with nobody when nobody announced it',
    suspension(people.stranger),
    `suspended ${people.stranger} nobody`,
    latestLine,
  ),
  outcome(
    'require_other_admin',
    'a longer suspension is no second one',
    `${suspension(people.stranger)} ${suspension(people.stranger, `now() + interval '2 hours'`)}`,
    '1',
    `select count(*) from private.account_journal where kind = 'suspended'`,
  ),
  outcome(
    'require_other_admin',
    'the end of a suspension is written down',
    `${suspension(people.stranger)} ${announced('restored')} ${suspension(people.stranger, 'null')}`,
    `restored ${people.stranger} ${people.editor}`,
    latestLine,
  ),
  outcome(
    'require_other_admin',
    'a removal is written down with the role that is gone',
    `${announced('removed')} delete from auth.users where id = '${people.stranger}';`,
    `removed ${people.stranger} ${people.editor} subscriber`,
    latestLine,
  ),
  ...(
    [
      ['in time', announced('suspended'), people.editor],
      ['too early', announced('suspended', { age: '6 minutes' }), 'nobody'],
      ['of something else', announced('removed'), 'nobody'],
      ['about somebody else', announced('suspended', { account: people.uploader }), 'nobody'],
    ] as const
  ).map(([name, before, actor]) =>
    outcome(
      'require_other_admin',
      `an announcement ${name} tells of ${actor === 'nobody' ? actor : 'whom the change is'}`,
      before + suspension(people.stranger),
      `suspended ${people.stranger} ${actor}`,
      latestLine,
    ),
  ),
  outcome(
    'require_other_admin',
    'an announcement is good for one change',
    announced('suspended') +
      suspension(people.stranger) +
      suspension(people.stranger, 'null') +
      suspension(people.stranger),
    `suspended ${people.stranger} nobody`,
    latestLine,
  ),
  ...[
    `update private.account_journal set actor_id = null;`,
    `delete from private.account_journal;`,
    `truncate private.account_journal;`,
  ].map((statement) =>
    outcome('require_other_admin', `nobody, not even the owner, may ${statement}`, statement, '42501'),
  ),
];

const newcomer = '70000000-0000-4000-8000-000000000007';
const address = 'invitee@exemple.test';

const signedUp = `insert into auth.users (id, email, encrypted_password) values ('${newcomer}', '${address}', 'secret');`;
const invitation = (email = address, role = 'editor') =>
  `insert into private.announced_changes (kind, email, role, announced_by)
   values ('invited', '${email}', '${role}', '${people.admin}');`;
const invited = `update auth.users set invited_at = now() where id = '${newcomer}';`;
const roleAndPassword = `select concat_ws(' ', accounts.role, coalesce(encrypted_password, 'none')) from private.accounts
  join auth.users on users.id = user_id where user_id = '${newcomer}'`;

const invitationChecks = [
  outcome(
    'require_other_admin',
    'an invitation gives its role, and ends the password of whoever signed up with the address',
    signedUp + invitation() + invited,
    'editor none',
    roleAndPassword,
  ),
  outcome(
    'require_other_admin',
    'an invitation is one line of the journal',
    signedUp + invitation() + invited,
    `invited ${newcomer} ${people.admin} editor`,
    latestLine,
  ),
  outcome(
    'require_other_admin',
    'an invitation to another address gives no role',
    signedUp + invitation('autre@exemple.test') + invited,
    'subscriber none',
    roleAndPassword,
  ),
  outcome(
    'require_other_admin',
    'an invitation that nobody announced gives no role',
    signedUp + invited,
    `invited ${newcomer} nobody subscriber`,
    latestLine,
  ),
  outcome(
    'require_other_admin',
    'whoever has confirmed keeps password and role',
    `${signedUp} update auth.users set email_confirmed_at = now() where id = '${newcomer}'; ${invitation()} ${invited}`,
    'subscriber secret',
    roleAndPassword,
  ),
  outcome(
    'announce_invitation',
    'nobody is invited who has an account',
    `${asAdmin} perform public.announce_invitation(' Stranger@porte-voix.test ', 'editor');`,
    'PT409',
  ),
  outcome(
    'announce_invitation',
    'whoever never confirmed may be invited',
    `${signedUp} ${asAdmin} perform public.announce_invitation('${address}', 'editor');`,
    'kept',
  ),
  outcome(
    'announce_invitation',
    'what is no address is not invited',
    `${asAdmin} perform public.announce_invitation('adresse', 'editor');`,
    'PT400',
  ),
];

const announce = (id: string, change: string) =>
  `${asAdmin} perform public.announce_account_change('${id}', '${change}');`;

const requestChecks = [
  ...(
    [
      ['suspended', 'PT409'],
      ['removed', 'PT409'],
      ['restored', 'kept'],
    ] as const
  ).map(([change, expected]) =>
    outcome(
      'announce_account_change',
      `the one admin who can sign in is ${expected === 'kept' ? '' : 'not '}announced as ${change}`,
      second + unconfirmed(people.admin) + announce(people.colleague, change),
      expected,
    ),
  ),
  outcome('announce_account_change', 'no other change', announce(people.stranger, 'invited'), 'PT400'),
  outcome('announce_account_change', 'of nobody', announce(newcomer, 'suspended'), 'PT404'),
  outcome(
    'set_profile_role',
    'whoever signed up and never confirmed gets no role',
    `${signedUp} ${asAdmin} perform public.set_profile_role('${newcomer}', 'editor');`,
    'PT409',
  ),
  outcome(
    'set_profile_role',
    'whoever was invited may get another role before they accept',
    `${signedUp} ${invited} ${asAdmin} perform public.set_profile_role('${newcomer}', 'moderator');`,
    'moderator none',
    roleAndPassword,
  ),
  outcome(
    'set_profile_role',
    'whoever never confirmed may lose a role',
    `${signedUp} ${asAdmin} perform public.set_profile_role('${newcomer}', 'subscriber');`,
    'subscriber secret',
    roleAndPassword,
  ),
];

const transfer = (to: string, from: string = people.draftAuthor) =>
  `${asAdmin} perform public.transfer_authorship('${from}', '${to}');`;

const transferChecks = [
  outcome(
    'transfer_authorship',
    'a transfer moves articles and media of one person, no others',
    `update public.media_library set uploaded_by = '${people.draftAuthor}'; ${transfer(people.colleague)}`,
    `2 1 ${people.publishedAuthor}`,
    `select concat_ws(' ',
      (select count(*) from public.articles where author_id = '${people.colleague}'),
      (select count(*) from public.media_library where uploaded_by = '${people.colleague}'),
      (select author_id from public.articles where slug = 'publie'))`,
  ),
  outcome(
    'transfer_authorship',
    'a transfer is written down with how much it was',
    transfer(people.colleague),
    `transferred ${people.draftAuthor} ${people.admin} ${people.colleague} 2 0`,
    latestLine,
  ),
  outcome('transfer_authorship', 'not to whoever can’t write', transfer(people.moderator), 'PT409'),
  outcome(
    'transfer_authorship',
    'not to oneself',
    promotion(people.draftAuthor) + transfer(people.draftAuthor),
    'PT409',
  ),
  outcome(
    'transfer_authorship',
    'not to whoever is suspended',
    suspension(people.colleague) + transfer(people.colleague),
    'PT409',
  ),
  outcome(
    'transfer_authorship',
    'to whoever was suspended once',
    suspension(people.colleague, `now() - interval '1 hour'`) + transfer(people.colleague),
    'kept',
  ),
  outcome('transfer_authorship', 'not from nobody', transfer(people.colleague, newcomer), 'PT404'),
];

/** The rows of a view, each with how many there are. */
const counted = (source: string) => `(select *, count(*) over () as total from ${source}) as line`;

const listed = (columns: string, source: string) => `select string_agg(${columns}, ',') from ${source}`;

const listChecks = [
  outcome(
    'listed_accounts',
    'the list tells the state of each person',
    `${signedUp} ${suspension(people.stranger)} ${suspension(people.uploader, `now() - interval '1 hour'`)}
     update auth.users set email_confirmed_at = null, invited_at = now() where id = '${people.colleague}'; ${asAdmin}`,
    'colleague invited,invitee unconfirmed,stranger suspended,uploader active',
    listed(
      `split_part(email, '@', 1) || ' ' || state`,
      `(select * from public.listed_accounts where email ~ '^(colleague|stranger|uploader|invitee)' order by email) as people`,
    ),
  ),
  outcome(
    'list_account_traces',
    'what a person left is counted',
    `update public.leads set assignee = '${people.draftAuthor}' where stage = 'new'; ${asAdmin}`,
    '2 0 0 1',
    `select concat_ws(' ', articles, media, preview_links, leads)
     from public.list_account_traces('${people.draftAuthor}')`,
  ),
  outcome(
    'listed_account_changes',
    'the journal of one person is about them alone, with the names of the moment',
    `${suspension(people.uploader)} ${asAdmin}`,
    'restored stranger Test admin Test 1',
    listed(
      `concat_ws(' ', kind, account_name, actor_name, total)`,
      counted(`public.listed_account_changes where account_id = '${people.stranger}' order by number desc`),
    ),
  ),
  outcome(
    'listed_account_changes',
    'the journal of all has everybody’s, the latest first',
    `${suspension(people.uploader)} ${asAdmin}`,
    'suspended 2,restored 2',
    listed(`concat_ws(' ', kind, total)`, counted('public.listed_account_changes order by number desc')),
  ),
  outcome(
    'set_own_name',
    'one’s own name is cleaned, and nobody else’s is changed',
    `${asAdmin} perform public.set_own_name(E' Zoé\\u0007 ', ' ');`,
    'Zoé nobody,moderator Test',
    `select string_agg(first_name || ' ' || coalesce(last_name, 'nobody'), ',' order by role desc)
     from private.accounts where user_id in ('${people.admin}', '${people.moderator}')`,
  ),
  outcome(
    'set_own_name',
    'whoever is suspended changes no name',
    `${suspension(people.stranger)} ${asAdmin.replaceAll(people.admin, people.stranger)}
     perform public.set_own_name('Zoé', '');`,
    'PT401',
  ),
];

/** What the journal, the last admin and the rest of accounts rest on. */
export const accountChecks: Check[] = [
  ...lastAdminChecks,
  ...journalChecks,
  ...invitationChecks,
  ...requestChecks,
  ...transferChecks,
  ...listChecks,
];
