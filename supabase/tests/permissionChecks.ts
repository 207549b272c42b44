import assert from 'node:assert/strict';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { z } from 'zod';
import {
  type Actor,
  actors,
  type Bucket,
  type BucketPermissions,
  buckets,
  functions,
  tables,
  views,
  type Who,
} from '../permissions/permissions.ts';
import { isCallable } from '../permissions/privileges.ts';
import { type Answer, assertAccepted, attempt, attemptEach, type Check, verdict } from './attempt.ts';
import { privilegeChecks } from './privilegeChecks.ts';
import { answers } from './answers.ts';
import { addNote, approve } from './previews.ts';
import { publishRelease } from './releases.ts';
import { tableChecks } from './tableChecks.ts';
import {
  asPng,
  bookedAt,
  bookingToken,
  calendarToken,
  files,
  getAddress,
  ownUploads,
  ownVariants,
  people,
  picture,
  previewTokens,
  registrationTokens,
  rows,
  unconfirmedToken,
  signIn,
  type Fixtures,
  named,
} from './world.ts';

/** The keys of an object that has no others than its type says. */
const getKeys = <T extends object>(object: T) => Object.keys(object) as (keyof T)[];

type Args = Record<string, unknown>;
type Call = (client: SupabaseClient, actor: Actor) => PromiseLike<Answer & { data?: unknown }>;

const shapes: Partial<Record<string, z.ZodType>> = answers;

/** What articles are asked for with. */
const pictured = (name: 'cover' | 'pictures') => {
  const call =
    (id: string): Call =>
    (client) =>
      client.from('articles').select(name).eq('id', id).not(name, 'is', null);
  const { published, scheduled, draft: unpublished } = rows.articles;
  return { published: call(published), scheduled: call(scheduled), draft: call(unpublished) };
};

/** The media that a content is asked for with. */
const mediaOf = (client: SupabaseClient, content: 'pictured' | 'internallyPictured') =>
  client.from('site_contents').select('media').eq('key', rows.site_contents[content]);

/** What a browser of a person says that it is. */
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

/** Calls a function as somebody's browser does, or a robot. */
const by =
  (name: string, args: Args, agent: string = browser): Call =>
  (client) =>
    client.rpc(name, args).setHeader('user-agent', agent);

/** An article that is online, a page's content, and the company's settings. */
const onDocuments = (argumentsFor: (version: number) => Args = () => ({})) => ({
  any: { document: `article/${rows.articles.published}`, ...argumentsFor(1) },
  page: { document: rows.site_contents.site, ...argumentsFor(2) },
  settings: { document: 'settings/company', ...argumentsFor(1) },
});

/** Moves what is planned of a document from the moment that it is listed for; who can't list it names another one. */
const movePlan = async (client: SupabaseClient, document: string) => {
  const { data } = await client.rpc('list_calendar');
  const planned = data as { document: string; moment: string }[] | null;
  const seen_due_at = planned?.find((item) => item.document === document)?.moment ?? inAYear();
  return client.rpc('move_plan', { document, seen_due_at, due_at: inAYear() });
};

const together = (...documents: string[]) => ({ release_id: newRelease, name: 'Ensemble', documents });

/** A release with contents, and one with a setting. */
const onReleases = (argumentsFor: (release: 'page' | 'settings') => Args) => ({
  page: argumentsFor('page'),
  settings: argumentsFor('settings'),
});

/** Another file for the one medium, sent by somebody. */
const replacement = (sender: Actor) => ({
  media_id: rows.media_library.any,
  seen_path: getAddress(files.media),
  file: {
    file_path: getAddress(ownUploads[sender === 'anonymous' ? 'editor' : sender]),
    file_name: 'autre.png',
    mime_type: 'image/png',
  },
});

const draft = `article/${rows.articles.draft}`;
const answerNote = (note: 'any' | 'page' | 'settings') => ({
  id: rows.preview_notes[note],
  state: 'closed',
  answer: 'Merci!',
});
const another = { title: 'Autre' };
const inAYear = () => new Date(Date.now() + 365 * 86_400_000).toISOString();
/** The time of the world's booking, and the one of the next day. */
const atDay = (days: number) => new Date(Date.parse(bookedAt()) + (days - 1) * 86_400_000);
const studioAt = (days: number) => ({
  studio: 'charest',
  starts_at: atDay(days).toISOString(),
  slots: 1,
  person: { first_name: 'Zoé', email: 'zoe@exemple.test' },
  note: '',
  token: 'jeton-de-zoe'.padEnd(43, '0'),
});
/** What isn't there gives nothing. */
const unlessMissing = <A extends Answer>(answer: A) =>
  answer.error?.code === 'PT404' ? { ...answer, error: null, data: null } : answer;
const newRelease = '50000000-0000-4000-8000-000000000009';

const newPerson = { first_name: 'Zoé', last_name: 'Roy', email: 'zoe@exemple.test' };

/** What a new session, or another version of one, is saved with. */
const sessionValues = (session: string, version: number | null) => ({
  session,
  version,
  course: '',
  title: 'Une autre session',
  starts_at: inAYear(),
  ends_at: new Date(Date.now() + 366 * 86_400_000).toISOString(),
  register_until: new Date(Date.now() + 86_400_000).toISOString(),
  capacity: 8,
  price: 890,
  place: null,
});

const change = (registration: 'registered' | 'offered', action: string, target?: string) => ({
  registration: rows.registrations[registration],
  action,
  seen: registration,
  ...(target && { target }),
});

const invented = { token: 'invente'.padEnd(43, '0') };

/** The token of a registration, and none of any. */
const withToken = (registration: keyof typeof registrationTokens) => ({
  living: { token: registrationTokens[registration] },
  invented,
});

/** What somebody finds of one thing. */
const findForStaff =
  (id: string, query: string): Call =>
  async (client) => {
    const { data, error } = await client.rpc('search_desk', { query });
    return { error, data: (data as { id: string }[] | null)?.filter((found) => found.id === id) };
  };

/** What each function is called with in each case of the permission table, or how. */
const calls: { [F in keyof typeof functions]: Record<keyof (typeof functions)[F]['cases'], Call | Args> } = {
  record_article_view: {
    published: { article_slug: 'publie' },
    scheduled: { article_slug: 'planifie' },
    draft: { article_slug: 'brouillon' },
  },
  search: { any: { query: 'publié' } },
  exchange_markdown_texts: {
    any: async (client) => {
      const { data, ...answer } = await client.rpc('exchange_markdown_texts', { read: [] });
      const unread = (data ?? []) as { document: string; digest: string }[];
      if (unread.length === 0) return { data, ...answer };
      const read = unread.map(({ document, digest }) => ({ document, digest, blocks: ['Lu.'] }));
      return client.rpc('exchange_markdown_texts', { read });
    },
  },
  search_desk: {
    request: findForStaff(rows.leads.open, 'lead@exemple.test'),
    draft: findForStaff(rows.articles.draft, 'brouillon'),
    settings: findForStaff('settings/team', 'brouillon'),
    person: findForStaff(people.stranger, 'stranger'),
  },
  create_challenge: { any: {} },
  record_visit: {
    page: by('record_visit', { path: '/about' }),
    composed: by('record_visit', { path: '/composee' }),
    episode: by('record_visit', { path: '/balados/publique/un' }),
    hiddenEpisode: by('record_visit', { path: '/balados/retiree/un' }),
    article: by('record_visit', { path: '/blog/publie' }),
    scheduled: by('record_visit', { path: '/blog/planifie' }),
    draft: by('record_visit', { path: '/blog/brouillon' }),
    unknown: by('record_visit', { path: '/blog'.padEnd(400, '/blog') }),
    robot: by(
      'record_visit',
      { path: '/about' },
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    ),
  },
  record_calculation: {
    person: by('record_calculation', {}),
    robot: by('record_calculation', {}, 'curl/8.1'),
  },
  record_missed_search: {
    person: by('record_missed_search', { query: 'zzyzx' }),
    found: by('record_missed_search', { query: 'publié' }),
    robot: by('record_missed_search', { query: 'zzyzx' }, 'curl/8.1'),
  },
  record_missed_page: {
    person: by('record_missed_page', { path: '/anciens-tarifs' }),
    page: by('record_missed_page', { path: '/about' }),
    token: by('record_missed_page', { path: '/lien/0123456789abcdef0123456789abcdef' }),
    robot: by('record_missed_page', { path: '/anciens-tarifs' }, 'curl/8.1'),
  },
  join_tags: { any: { joined: rows.tags.unused, kept: rows.tags.published } },
  redirect_address: { any: { path: '/anciens-tarifs', target: '/services' } },
  list_redirections: { any: {} },
  read_statistics: { any: { first_day: '2026-11-01', last_day: '2026-11-30' } },
  restore_deleted_record: {
    article: { source: 'articles', record_id: rows.articles.deleted },
    other: { source: 'media_library', record_id: rows.media_library.deleted },
  },
  cover: pictured('cover'),
  pictures: pictured('pictures'),
  media: {
    published: (client) => mediaOf(client, 'pictured'),
    internal: (client) => mediaOf(client, 'internallyPictured'),
    hidden: (client) => client.from('episodes').select('media').eq('id', rows.episodes.hiddenPicture),
  },
  list_lead_assignees: { any: {} },
  reply_to_lead: {
    any: { lead_id: rows.leads.open, reply_id: rows.leads.closed, words: 'Bonjour' },
  },
  enter_lead: {
    any: {
      lead_id: people.stranger,
      lead: { phone: '418 555-0192', message: 'A appelé' },
    },
  },
  change_lead: { any: { lead_id: rows.leads.open, seen_version: 1, changes: { amount: 1200 } } },
  change_leads: {
    any: {
      ids: [rows.leads.open, rows.leads.closed],
      versions: [1, 1],
      changes: { stage: 'lost' },
    },
  },
  list_media_uses: { any: { media_ids: [rows.media_library.any] } },
  replace_media_file: {
    own: (client, actor) => client.rpc('replace_media_file', replacement(actor)),
    foreign: (client, actor) =>
      client.rpc('replace_media_file', replacement(actor === 'admin' ? 'editor' : 'admin')),
  },
  create_preview_link: {
    ...onDocuments(),
    release: { release_id: rows.releases.page },
  },
  list_previews: {
    ...onDocuments(),
    release: { release_id: rows.releases.page },
  },
  list_waiting_approvals: { any: {} },
  list_open_notes: { any: {} },
  list_missing_media: { any: {} },
  list_broken_links: { any: {} },
  revoke_preview_link: {
    any: { link_id: rows.preview_links.living },
    page: { link_id: rows.preview_links.page },
    settings: { link_id: rows.preview_links.settings },
    release: { link_id: rows.preview_links.release },
  },
  read_preview: {
    living: { token: previewTokens.living },
    content: { token: previewTokens.page },
    release: { token: previewTokens.release },
    ended: { token: previewTokens.ended },
    revoked: { token: previewTokens.revoked },
  },
  approve_preview: {
    current: (client) => approve(client, 'living'),
    content: (client) => approve(client, 'page'),
    release: (client) => approve(client, 'release'),
    outdated: (client) => approve(client, 'living', 'autre'),
    ended: (client) => approve(client, 'ended'),
    revoked: (client) => approve(client, 'revoked'),
  },
  add_preview_note: {
    living: (client) => addNote(client, 'living', draft),
    release: (client) => addNote(client, 'release', 'home/impact'),
    other: (client) => addNote(client, 'living', 'home/impact'),
    ended: (client) => addNote(client, 'ended', draft),
    revoked: (client) => addNote(client, 'revoked', draft),
  },
  list_preview_notes: {
    living: { token: previewTokens.living },
    ended: { token: previewTokens.ended },
    revoked: { token: previewTokens.revoked },
  },
  list_free_times: {
    bookable: { studio: 'charest' },
    other: (client) => client.rpc('list_free_times', { studio: 'limoilou' }).then(unlessMissing),
  },
  book_studio: { free: studioAt(2), taken: studioAt(1) },
  read_booking: {
    own: { token: bookingToken },
    invented,
  },
  confirm_booking: {
    living: { token: unconfirmedToken },
    invented,
  },
  cancel_booking: {
    own: { token: bookingToken },
    invented,
  },
  answer_booking: {
    any: { id: rows.studio_bookings.any, accept: true, seen_state: 'requested' },
  },
  renew_calendar_address: { own: {} },
  revoke_calendar_address: { own: {} },
  read_calendar_address: { own: {} },
  read_calendar: {
    living: { token: calendarToken },
    invented: (client) => client.rpc('read_calendar', invented).then(unlessMissing),
  },
  list_document_notes: onDocuments(),
  answer_preview_note: {
    any: answerNote('any'),
    page: answerNote('page'),
    settings: answerNote('settings'),
  },
  list_documents: {
    any: { wanted_document: `article/${rows.articles.published}` },
    page: { wanted_document: rows.site_contents.site },
    settings: { wanted_document: 'settings/company' },
  },
  save_document: onDocuments((seen_version) => ({ value: another, seen_version })),
  publish_document: onDocuments((seen_version) => ({ value: another, seen_version })),
  withdraw_document: onDocuments((seen_version) => ({ seen_version })),
  discard_document_changes: {
    page: { document: rows.site_contents.site, seen_version: 2 },
    settings: { document: 'settings/planned', seen_version: 2 },
  },
  plan_document: onDocuments((seen_version) => ({
    value: another,
    seen_version,
    due_at: inAYear(),
  })),
  unplan_document: {
    page: { document: 'home/planned' },
    settings: { document: 'settings/planned' },
  },
  move_plan: {
    page: (client) => movePlan(client, 'home/planned'),
    settings: (client) => movePlan(client, 'settings/planned'),
  },
  list_calendar: { any: { first_day: '2026-11-01', last_day: '2026-11-30' } },
  read_release: { any: { wanted_id: rows.releases.settings } },
  read_release_text: {
    page: { release_id: rows.releases.page, document: 'home/impact' },
    settings: { release_id: rows.releases.settings, document: 'settings/team' },
  },
  save_release: {
    new: {
      id: newRelease,
      name: 'Printemps',
      owner_id: null,
      due_at: inAYear(),
      seen_version: 0,
    },
    ...onReleases((release) => ({
      id: rows.releases[release],
      name: 'Printemps',
      owner_id: people.colleague,
      due_at: null,
      seen_version: 1,
    })),
  },
  delete_release: onReleases((release) => ({ id: rows.releases[release] })),
  add_to_release: {
    any: {
      release_id: rows.releases.page,
      document: `article/${rows.articles.draft}`,
    },
    page: { release_id: rows.releases.page, document: 'home/method' },
    settings: { release_id: rows.releases.page, document: 'settings/company' },
  },
  remove_from_release: onReleases((release) => ({
    release_id: rows.releases[release],
    document: release === 'page' ? 'home/impact' : 'settings/team',
  })),
  publish_together: {
    page: together(rows.site_contents.site),
    settings: together(rows.site_contents.site, 'settings/company'),
  },
  publish_release: {
    page: (client) => publishRelease(client, rows.releases.page),
    settings: (client) => publishRelease(client, rows.releases.settings),
  },
  undo_release: {
    page: { id: rows.releases.published },
    settings: { id: rows.releases.publishedSettings },
  },
  value: { any: (client) => client.from('shows').select('value').eq('id', rows.shows.any) },
  summary: { any: (client) => client.from('episodes').select('summary').eq('id', rows.episodes.any) },
  quebec_day: {
    any: (client) => client.from('site_contents').select('quebec_day').eq('key', rows.site_contents.site),
  },
  catch_up_page_changes: { any: {} },
  read_clock: { any: {} },
  confirm_clock: { any: (client) => client.rpc('confirm_clock', { server_time: new Date().toISOString() }) },
  export_personal_data: { any: { email: 'lead@exemple.test' } },
  erase_personal_data: {
    any: { email: ' LEAD@exemple.test' },
    team: { email: 'colleague@porte-voix.test' },
  },
  forget_old_deletions: { any: {} },
  list_course_sessions: { any: {} },
  register_for_course_session: {
    any: {
      session: rows.course_sessions.empty,
      person: newPerson,
      seats: 1,
      others: [],
      token: 'jeton-neuf'.padEnd(43, '0'),
    },
  },
  read_registration: withToken('registered'),
  cancel_registration: withToken('registered'),
  confirm_registration: withToken('offered'),
  return_seats: {
    living: { token: registrationTokens.group, kept: 1, others: [] },
    invented: { ...invented, kept: 1, others: [] },
  },
  free_together: { any: { lead_id: rows.leads.open } },
  save_course_session: {
    new: sessionValues('30000000-0000-4000-8000-000000000009', null),
    any: sessionValues(rows.course_sessions.full, 1),
  },
  cancel_course_session: { any: { session: rows.course_sessions.full, version: 1 } },
  delete_course_session: { any: { session: rows.course_sessions.empty } },
  register_by_staff: {
    any: { session: rows.course_sessions.empty, person: newPerson, seats: 1, others: [] },
  },
  change_registration: {
    cancel: change('registered', 'cancel'),
    confirm: change('offered', 'confirm'),
    move: change('registered', 'move', rows.course_sessions.empty),
    attended: change('registered', 'attended'),
  },
  write_to_registered: {
    any: {
      session: rows.course_sessions.full,
      note: rows.course_sessions.full,
      subject: 'À demain',
      body: 'Apportez un chandail.',
    },
  },
  take_email: { any: {} },
  report_email: { any: { id: rows.outbox.failed } },
  list_failed_emails: { any: {} },
  retry_email: { any: { id: rows.outbox.failed } },
  set_profile_role: {
    other: { user_id: people.stranger, role: 'editor' },
    own: (client, actor) =>
      client.rpc('set_profile_role', {
        user_id: actor === 'anonymous' ? people.admin : people[actor],
        role: actor === 'admin' ? 'editor' : 'admin',
      }),
  },
  set_own_name: { own: { first_name: 'Autre', last_name: 'Nom' } },
  list_account_traces: { any: { account_id: people.stranger } },
  announce_account_change: {
    other: { account_id: people.stranger, change: 'suspended' },
    own: (client, actor) =>
      client.rpc('announce_account_change', {
        account_id: actor === 'anonymous' ? people.admin : people[actor],
        change: 'suspended',
      }),
  },
  announce_invitation: { any: { email: 'invitee@exemple.test', role: 'editor' } },
  second_factor_state: { own: {} },
  sign_up_is_open: { any: {} },
  transfer_authorship: {
    any: { from_account: people.publishedAuthor, to_account: people.colleague },
  },
};

/** Functions that change nothing, whoever calls them. */
const reading = [
  'list_',
  'read_',
  'search',
  'create_challenge',
  'export_',
  'catch_up_',
  'cover',
  'pictures',
  'media',
  'value',
  'summary',
  'quebec_day',
  'second_factor_state',
  'sign_up_is_open',
  'board_',
];

/** Functions that refuse by what they are given rather than by who asks. */
const failing: string[] = [
  'approve_preview',
  'add_preview_note',
  'erase_personal_data',
  'book_studio',
  'cancel_booking',
  'cancel_registration',
  'confirm_booking',
  'confirm_registration',
  'return_seats',
];

/** What reads changes nothing here: it has something for those who may see it, and nothing, or a refusal, for the others. */
async function assertRead(call: PromiseLike<Answer & { data?: unknown }>, isAllowed: boolean) {
  const { error, data } = await call;
  if (isAllowed) assert.equal(error, null);
  else assert.ok(!error || error.code === '42501', JSON.stringify(error));
  const isSomething =
    typeof data === 'object' && data !== null
      ? Object.keys(data).length > 0
      : typeof data === 'string' || Number(data) > 0;
  assert.equal(isSomething, isAllowed);
}

/** Every case of one function for one actor whose role may call it at all (`privilegeChecks.ts`). */
function functionChecks(name: keyof typeof functions, actor: Actor): Check[] {
  if (!isCallable(name, actor)) return [];
  const cases: Record<string, { who: Who }> = functions[name].cases;
  const isReading = reading.some((start) => name.startsWith(start));
  const attempts = Object.entries<Call | Args>(calls[name]).map(([variant, given]) => {
    const call: Call = typeof given === 'function' ? given : (client) => client.rpc(name, given);
    const isAllowed = cases[variant]?.who.includes(actor) ?? false;
    return {
      name: variant,
      isAllowed,
      run: async ({ as }: Fixtures) => {
        const answer = await call(as[actor], actor);
        if (isAllowed) shapes[name]?.parse(answer.data);
        return answer;
      },
    };
  });
  return [
    {
      subject: name,
      name: `${actor} calls ${name} where they may`,
      run: async (fixtures) => {
        if (!isReading)
          return attemptEach(
            fixtures,
            name,
            attempts,
            name.startsWith('record_') ? 'filtered' : failing.includes(name) ? 'failed' : 'rejected',
          );
        for (const { name: variant, isAllowed, run } of attempts)
          await assertRead(run(fixtures), isAllowed).catch((error: Error) => {
            throw new Error(`${variant}: ${error.message}`, { cause: error });
          });
      },
    },
  ];
}

const newKey = 'uploads/1700000000009.png';
const newVariant = 'uploads/1700000000009-360.png';

const otherKeys = [
  'uploads/photo.png',
  'uploads/1700000000009.svg',
  'uploads/1700000000009.html',
  'uploads/1700000000009.svg.png',
  'uploads/sous/1700000000009.png',
  '1700000000009.png',
  'uploads/1700000000009',
  'uploads/1700000000009-100.webp',
  'uploads/1700000000009-360.gif',
];

/** How many files a bucket starts with. */
const countIn = (bucket: Bucket) => (bucket === 'media' ? 1 + 2 * ownVariants.length : 1);

/** What one actor may do with the files of a bucket. */
function bucketChecks(bucket: Bucket, actor: Actor): Check[] {
  const permissions: BucketPermissions = buckets[bucket];
  const name = files[bucket];
  const getFiles = ({ as }: Fixtures) => as[actor].storage.from(bucket);
  const uploads = [
    ...[newKey, newVariant, ...otherKeys].map((key) => [key, 'image/png'] as const),
    ...['text/html', 'image/svg+xml'].map((contentType) => [newKey, contentType] as const),
  ];
  const check = (what: string, run: Check['run']): Check => ({
    subject: 'files',
    name: `${actor} ${what} of ${bucket} what they may`,
    run,
  });
  return [
    check('reads', async (fixtures) => {
      const { data: file } = await getFiles(fixtures).download(name);
      assert.equal(file !== null, permissions.download.includes(actor));
      const { data: listed } = await getFiles(fixtures).list('uploads');
      assert.equal(listed?.length ?? 0, permissions.list.includes(actor) ? countIn(bucket) : 0);
    }),
    check('writes', (fixtures) =>
      attemptEach(
        fixtures,
        bucket,
        [
          ...uploads.map(([key, contentType]) => ({
            name: `${contentType} as ${key}`,
            isAllowed:
              permissions[
                [newKey, newVariant].includes(key) && contentType === 'image/png' ? 'upload' : 'uploadOther'
              ].includes(actor),
            run: () => getFiles(fixtures).upload(key, picture, { contentType }),
          })),
          ...[
            () => getFiles(fixtures).upload(name, picture, { ...asPng, upsert: true }),
            () => getFiles(fixtures).update(name, picture, asPng),
            () => getFiles(fixtures).move(name, 'uploads/1700000000008.png'),
          ].map((run) => ({ name: 'replace', isAllowed: permissions.replace.includes(actor), run })),
        ],
        'failed',
      ),
    ),
    check('deletes', (fixtures) =>
      attemptEach(
        fixtures,
        bucket,
        [
          {
            name,
            isAllowed: permissions.delete.includes(actor),
            run: () => getFiles(fixtures).remove([name]),
          },
        ],
        'filtered',
      ),
    ),
  ];
}

/** The key of a deleted file is for whoever may undo the deletion. */
function deletedFileCheck(actor: Actor): Check {
  const isAllowed = functions.restore_deleted_record.cases.other.who.some((who) => who === actor);
  const key = files['deleted-media'];
  return {
    subject: 'files',
    name: `${actor} ${verdict(isAllowed)} upload under the key of a deleted medium`,
    run: (fixtures) =>
      attempt(
        fixtures,
        'media',
        () => fixtures.as[actor].storage.from('media').upload(key, picture, asPng),
        isAllowed ? 'accepted' : 'failed',
      ),
  };
}

/** The policies by themselves: a statement that reads no column, so that only they decide, on all buckets at once. */
function everyFileCheck(actor: Actor): Check {
  const allowed = getKeys(buckets)
    .filter((bucket) => buckets[bucket].delete.some((who) => who === actor))
    .reduce((total, bucket) => total + countIn(bucket), 0);
  return {
    subject: 'files',
    name: `${actor} would delete of all files: ${allowed}`,
    run: async (fixtures) =>
      assert.equal(await fixtures.affected(actor, 'delete from storage.objects'), allowed),
  };
}

/** What becomes of somebody's rights; the session is over unless told otherwise. */
type Outcome = 'kept' | 'none' | 'over';

const events: { name: string; sql: string; outcome?: Outcome }[] = [
  {
    name: 'while suspended',
    sql: `update auth.users set banned_until = now() + interval '1 hour' where id = $1`,
  },
  {
    name: 'after a suspension',
    sql: `update auth.users set banned_until = now() - interval '1 hour' where id = $1`,
    outcome: 'kept',
  },
  {
    name: 'while their second factor is not given',
    sql: `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
    outcome: 'none',
  },
  {
    name: 'while the settings ask them a second factor',
    sql: `insert into public.site_contents (kind, key, value, version)
      select 'internal', 'internal/security', '{"secondFactor": "editors", "isSignUpOpen": true}', 1 where $1::uuid is not null`,
    outcome: 'none',
  },
  {
    name: 'with a second factor that was begun and never proved',
    sql: `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), $1, 'totp', 'unverified', now(), now())`,
    outcome: 'kept',
  },
  { name: 'once signed out', sql: `delete from auth.sessions where user_id = $1 and id = $2` },
  {
    name: 'once the session has run out',
    sql: `update auth.sessions set not_after = now() - interval '1 minute' where user_id = $1 and id = $2`,
  },
];

const getSession = async (client: SupabaseClient) => {
  const { data } = await client.auth.getClaims();
  return String(data?.claims.session_id);
};

/** Staff lose their rights with the very next request, whatever their token says, and get them back. */
function suspensionChecks(actor: Actor): Check[] {
  if (actor === 'anonymous' || !tables.articles.rows.draft.read.some((who) => who === actor)) return [];
  const run = async (fixtures: Fixtures, sql: string, outcome: Outcome) => {
    const client = await signIn(fixtures, actor);
    // The last admin can't be suspended.
    await fixtures.sql(`update private.accounts set role = 'admin' where user_id = $1`, [people.colleague]);
    const parameters = [people[actor], await getSession(client)].slice(0, sql.includes('$2') ? 2 : 1);
    await fixtures.sql(sql, parameters);
    try {
      const draft = await client.from('articles').select('id').eq('id', rows.articles.draft);
      const change = await client
        .from('articles')
        .update({ title: 'Suspendu' })
        .eq('id', rows.articles.published)
        .select('id');
      const outcomes = [draft, change].map(
        ({ data, error, status }) => data?.length ?? [status, error?.code],
      );
      // Neither an empty list nor a lack of right: the session is over.
      const expected = { kept: 1, none: 0, over: [401, 'PT401'] }[outcome];
      assert.deepEqual(outcomes, [expected, expected]);
    } finally {
      await fixtures.sql('update auth.users set banned_until = null where id = $1', [people[actor]]);
      await fixtures.sql('delete from auth.mfa_factors where user_id = $1', [people[actor]]);
      await fixtures.sql('delete from public.site_contents where key = $1', ['internal/security']);
      await fixtures.restore();
    }
  };
  return events.map(({ name, sql, outcome = 'over' }) => ({
    subject: 'has_role',
    name: `${actor} ${verdict(outcome === 'kept')} read drafts and change articles ${name}`,
    run: (fixtures) => run(fixtures, sql, outcome),
  }));
}

/** What anybody may read names nothing but what anybody could read at that moment. */
const pageLogCheck: Check = {
  subject: 'log_pages',
  name: 'the log of pages names public addresses only',
  run: async (fixtures) => {
    const entries = async () => {
      const { data } = await fixtures.as.anonymous.from('page_changes').select('path, kind').order('number');
      return data?.map(({ path, kind }) => `${path} ${kind}`);
    };
    const planned = () =>
      fixtures.sql(
        `select id from private.document_addresses where kind = 'article' and public_from > '-infinity'`,
      );
    try {
      await fixtures.restore();
      assert.deepEqual(await entries(), ['/blog/publie changed']);
      assert.deepEqual(await planned(), [{ id: rows.articles.scheduled }]);
      const draft = { status: 'draft', published_at: '2199-01-01T00:00:00Z' };
      await fixtures.as.editor.from('articles').update(draft).neq('status', 'draft');
      assert.deepEqual(await entries(), ['/blog/publie changed', '/blog/publie gone']);
      assert.deepEqual(await planned(), []);
    } finally {
      await fixtures.restore();
    }
  },
};

/** Pages that show a medium aren't what they were once it is described otherwise, or gone. */
const mediaChangesCheck: Check = {
  subject: 'page_changes',
  name: 'the log of pages tells of media that contents show, and of no others',
  run: async (fixtures) => {
    const siteChanges = async () => {
      const { data } = await fixtures.as.anonymous.from('page_changes').select('number').eq('path', '/');
      return data?.length;
    };
    const describe = (change: object) =>
      fixtures.as.editor.from('media_library').update(change).eq('id', rows.media_library.any).throwOnError();
    try {
      await fixtures.restore();
      await fixtures.exec(`select private.note_media_uses((${named(rows.site_contents.pictured)}))`);
      assert.equal(await siteChanges(), 0);
      await describe({ title: 'Un autre titre' });
      assert.equal(await siteChanges(), 0);
      await describe({ alt_text: 'Une autre description' });
      assert.equal(await siteChanges(), 1);
      await describe({ focal_x: 0.2 });
      assert.equal(await siteChanges(), 2);
    } finally {
      await fixtures.restore();
    }
  },
};

/** A view gives to whoever may read it, by their own rights: others get no row. */
function viewCheck(view: keyof typeof views, actor: Actor): Check {
  const { read }: { read: Who } = views[view];
  const isAllowed = read.includes(actor);
  return {
    subject: view,
    name: `${actor} ${verdict(isAllowed)} read ${view}`,
    run: async ({ as }) => {
      const answer = await as[actor].from(view).select('*', { count: 'exact' }).limit(1);
      assertAccepted(answer);
      assert.equal((answer.count ?? 0) > 0, isAllowed);
    },
  };
}

/** Every line of the permission table for every actor, allowed and refused alike. */
export function permissionChecks(): Check[] {
  const checks = actors.flatMap((actor) => [
    ...getKeys(tables).flatMap((relation) => tableChecks(relation, actor)),
    ...(actor === 'anonymous' ? [] : getKeys(views).map((view) => viewCheck(view, actor))),
    ...getKeys(functions).flatMap((name) => functionChecks(name, actor)),
    ...getKeys(buckets).flatMap((bucket) => bucketChecks(bucket, actor)),
    deletedFileCheck(actor),
    everyFileCheck(actor),
    ...suspensionChecks(actor),
  ]);
  return [...checks, pageLogCheck, mediaChangesCheck, ...privilegeChecks];
}
