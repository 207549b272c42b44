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

type Call = (client: SupabaseClient, actor: Actor) => PromiseLike<Answer & { data?: unknown }>;

const shapes: Partial<Record<string, z.ZodType>> = answers;

/** What an article is asked for with. */
const pictured = (client: SupabaseClient, name: 'cover' | 'pictures', id: string) =>
  client.from('articles').select(name).eq('id', id).not(name, 'is', null);

/** The media that a content is asked for with. */
const mediaOf = (client: SupabaseClient, content: 'pictured' | 'internallyPictured') =>
  client.from('site_contents').select('media').eq('key', rows.site_contents[content]);

/** What a browser of a person says that it is. */
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

const visit =
  (path: string, agent: string = browser): Call =>
  (client) =>
    client.rpc('record_visit', { path }).setHeader('user-agent', agent);

const missedSearch =
  (query: string, agent: string = browser): Call =>
  (client) =>
    client.rpc('record_missed_search', { query }).setHeader('user-agent', agent);

const missedPage =
  (path: string, agent: string = browser): Call =>
  (client) =>
    client.rpc('record_missed_page', { path }).setHeader('user-agent', agent);

/** Calls a function on an article that is online, on a page's content, and on the company's settings. */
const onDocuments = (name: string, argumentsFor: (version: number) => Record<string, unknown>) => {
  const call =
    (document: string, version: number): Call =>
    (client) =>
      client.rpc(name, { document, ...argumentsFor(version) });
  return {
    any: call(`article/${rows.articles.published}`, 1),
    page: call(rows.site_contents.site, 2),
    settings: call('settings/company', 1),
  };
};

/** Moves what is planned of a document from the moment that it is listed for; who can't list it names another one. */
const movePlan = async (client: SupabaseClient, document: string) => {
  const { data } = await client.rpc('list_calendar');
  const planned = data as { document: string; moment: string }[] | null;
  const seen_due_at = planned?.find((item) => item.document === document)?.moment ?? inAYear();
  return client.rpc('move_plan', { document, seen_due_at, due_at: inAYear() });
};

const publishTogether = (client: SupabaseClient, documents: string[]) =>
  client.rpc('publish_together', { release_id: newRelease, name: 'Ensemble', documents });

/** Calls a function on a release with contents, and on one with a setting. */
const onReleases = (
  name: string,
  args: (release: 'page' | 'settings') => Record<string, unknown>,
): Record<'page' | 'settings', Call> => ({
  page: (client) => client.rpc(name, args('page')),
  settings: (client) => client.rpc(name, args('settings')),
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
const answerNote = (client: SupabaseClient, note: 'any' | 'page' | 'settings') =>
  client.rpc('answer_preview_note', { id: rows.preview_notes[note], state: 'closed', answer: 'Merci!' });
const another = { title: 'Autre' };
const inAYear = () => new Date(Date.now() + 365 * 86_400_000).toISOString();
/** The time of the world's booking, and the one of the next day. */
const atDay = (days: number) => new Date(Date.parse(bookedAt()) + (days - 1) * 86_400_000);
const bookStudio = (client: SupabaseClient, days: number) =>
  client.rpc('book_studio', {
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

const change =
  (registration: 'registered' | 'offered', action: string, target?: string): Call =>
  (client) =>
    client.rpc('change_registration', {
      registration: rows.registrations[registration],
      action,
      seen: registration,
      ...(target && { target }),
    });

/** Calls a function with the token of a registration, and with none of any. */
const withToken = (
  name: string,
  registration: keyof typeof registrationTokens,
): Record<'living' | 'invented', Call> => ({
  living: (client) => client.rpc(name, { token: registrationTokens[registration] }),
  invented: (client) => client.rpc(name, { token: 'jeton-invente'.padEnd(43, '0') }),
});

/** What somebody finds of one thing. */
const findForStaff =
  (id: string, query: string): Call =>
  async (client) => {
    const { data, error } = await client.rpc('search_desk', { query });
    return { error, data: (data as { id: string }[] | null)?.filter((found) => found.id === id) };
  };

/** How each function is called in each case of the permission table. */
const calls: { [F in keyof typeof functions]: Record<keyof (typeof functions)[F]['cases'], Call> } = {
  record_article_view: {
    published: (client) => client.rpc('record_article_view', { article_slug: 'publie' }),
    scheduled: (client) => client.rpc('record_article_view', { article_slug: 'planifie' }),
    draft: (client) => client.rpc('record_article_view', { article_slug: 'brouillon' }),
  },
  search: { any: (client) => client.rpc('search', { query: 'publié' }) },
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
  create_challenge: { any: (client) => client.rpc('create_challenge') },
  record_visit: {
    page: visit('/about'),
    composed: visit('/composee'),
    episode: visit('/balados/publique/un'),
    hiddenEpisode: visit('/balados/retiree/un'),
    article: visit('/blog/publie'),
    scheduled: visit('/blog/planifie'),
    draft: visit('/blog/brouillon'),
    unknown: visit('/blog'.padEnd(400, '/blog')),
    robot: visit('/about', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'),
  },
  record_calculation: {
    person: (client) => client.rpc('record_calculation').setHeader('user-agent', browser),
    robot: (client) => client.rpc('record_calculation').setHeader('user-agent', 'curl/8.1'),
  },
  record_missed_search: {
    person: missedSearch('zzyzx'),
    found: missedSearch('publié'),
    robot: missedSearch('zzyzx', 'curl/8.1'),
  },
  record_missed_page: {
    person: missedPage('/anciens-tarifs'),
    page: missedPage('/about'),
    token: missedPage('/lien/0123456789abcdef0123456789abcdef'),
    robot: missedPage('/anciens-tarifs', 'curl/8.1'),
  },
  join_tags: {
    any: (client) => client.rpc('join_tags', { joined: rows.tags.unused, kept: rows.tags.published }),
  },
  redirect_address: {
    any: (client) => client.rpc('redirect_address', { path: '/anciens-tarifs', target: '/services' }),
  },
  list_redirections: { any: (client) => client.rpc('list_redirections') },
  read_statistics: {
    any: (client) => client.rpc('read_statistics', { first_day: '2026-11-01', last_day: '2026-11-30' }),
  },
  restore_deleted_record: {
    article: (client) =>
      client.rpc('restore_deleted_record', { source: 'articles', record_id: rows.articles.deleted }),
    other: (client) =>
      client.rpc('restore_deleted_record', {
        source: 'media_library',
        record_id: rows.media_library.deleted,
      }),
  },
  cover: {
    published: (client) => pictured(client, 'cover', rows.articles.published),
    scheduled: (client) => pictured(client, 'cover', rows.articles.scheduled),
    draft: (client) => pictured(client, 'cover', rows.articles.draft),
  },
  pictures: {
    published: (client) => pictured(client, 'pictures', rows.articles.published),
    scheduled: (client) => pictured(client, 'pictures', rows.articles.scheduled),
    draft: (client) => pictured(client, 'pictures', rows.articles.draft),
  },
  media: {
    published: (client) => mediaOf(client, 'pictured'),
    internal: (client) => mediaOf(client, 'internallyPictured'),
    hidden: (client) => client.from('episodes').select('media').eq('id', rows.episodes.hiddenPicture),
  },
  list_lead_assignees: { any: (client) => client.rpc('list_lead_assignees') },
  reply_to_lead: {
    any: (client) =>
      client.rpc('reply_to_lead', {
        lead_id: rows.leads.open,
        reply_id: rows.leads.closed,
        words: 'Bonjour',
      }),
  },
  enter_lead: {
    any: (client) =>
      client.rpc('enter_lead', {
        lead_id: people.stranger,
        lead: { phone: '418 555-0192', message: 'A appelé' },
      }),
  },
  change_lead: {
    any: (client) =>
      client.rpc('change_lead', { lead_id: rows.leads.open, seen_version: 1, changes: { amount: 1200 } }),
  },
  change_leads: {
    any: (client) =>
      client.rpc('change_leads', {
        ids: [rows.leads.open, rows.leads.closed],
        versions: [1, 1],
        changes: { stage: 'lost' },
      }),
  },
  list_media_uses: {
    any: (client) => client.rpc('list_media_uses', { media_ids: [rows.media_library.any] }),
  },
  replace_media_file: {
    own: (client, actor) => client.rpc('replace_media_file', replacement(actor)),
    foreign: (client, actor) =>
      client.rpc('replace_media_file', replacement(actor === 'admin' ? 'editor' : 'admin')),
  },
  create_preview_link: {
    ...onDocuments('create_preview_link', () => ({})),
    release: (client) => client.rpc('create_preview_link', { release_id: rows.releases.page }),
  },
  list_previews: {
    ...onDocuments('list_previews', () => ({})),
    release: (client) => client.rpc('list_previews', { release_id: rows.releases.page }),
  },
  list_waiting_approvals: { any: (client) => client.rpc('list_waiting_approvals') },
  list_open_notes: { any: (client) => client.rpc('list_open_notes') },
  list_missing_media: { any: (client) => client.rpc('list_missing_media') },
  list_broken_links: { any: (client) => client.rpc('list_broken_links') },
  revoke_preview_link: {
    any: (client) => client.rpc('revoke_preview_link', { link_id: rows.preview_links.living }),
    page: (client) => client.rpc('revoke_preview_link', { link_id: rows.preview_links.page }),
    settings: (client) => client.rpc('revoke_preview_link', { link_id: rows.preview_links.settings }),
    release: (client) => client.rpc('revoke_preview_link', { link_id: rows.preview_links.release }),
  },
  read_preview: {
    living: (client) => client.rpc('read_preview', { token: previewTokens.living }),
    content: (client) => client.rpc('read_preview', { token: previewTokens.page }),
    release: (client) => client.rpc('read_preview', { token: previewTokens.release }),
    ended: (client) => client.rpc('read_preview', { token: previewTokens.ended }),
    revoked: (client) => client.rpc('read_preview', { token: previewTokens.revoked }),
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
    living: (client) => client.rpc('list_preview_notes', { token: previewTokens.living }),
    ended: (client) => client.rpc('list_preview_notes', { token: previewTokens.ended }),
    revoked: (client) => client.rpc('list_preview_notes', { token: previewTokens.revoked }),
  },
  list_free_times: {
    bookable: (client) => client.rpc('list_free_times', { studio: 'charest' }),
    other: (client) => client.rpc('list_free_times', { studio: 'limoilou' }).then(unlessMissing),
  },
  book_studio: { free: (client) => bookStudio(client, 2), taken: (client) => bookStudio(client, 1) },
  read_booking: {
    own: (client) => client.rpc('read_booking', { token: bookingToken }),
    invented: (client) => client.rpc('read_booking', { token: 'invente'.padEnd(43, '0') }),
  },
  confirm_booking: {
    living: (client) => client.rpc('confirm_booking', { token: unconfirmedToken }),
    invented: (client) => client.rpc('confirm_booking', { token: 'invente'.padEnd(43, '0') }),
  },
  cancel_booking: {
    own: (client) => client.rpc('cancel_booking', { token: bookingToken }),
    invented: (client) => client.rpc('cancel_booking', { token: 'invente'.padEnd(43, '0') }),
  },
  answer_booking: {
    any: (client) =>
      client.rpc('answer_booking', { id: rows.studio_bookings.any, accept: true, seen_state: 'requested' }),
  },
  renew_calendar_address: { own: (client) => client.rpc('renew_calendar_address') },
  revoke_calendar_address: { own: (client) => client.rpc('revoke_calendar_address') },
  read_calendar_address: { own: (client) => client.rpc('read_calendar_address') },
  read_calendar: {
    living: (client) => client.rpc('read_calendar', { token: calendarToken }),
    invented: (client) =>
      client.rpc('read_calendar', { token: 'invente'.padEnd(43, '0') }).then(unlessMissing),
  },
  list_document_notes: onDocuments('list_document_notes', () => ({})),
  answer_preview_note: {
    any: (client) => answerNote(client, 'any'),
    page: (client) => answerNote(client, 'page'),
    settings: (client) => answerNote(client, 'settings'),
  },
  list_documents: {
    any: (client) => client.rpc('list_documents', { wanted_document: `article/${rows.articles.published}` }),
    page: (client) => client.rpc('list_documents', { wanted_document: rows.site_contents.site }),
    settings: (client) => client.rpc('list_documents', { wanted_document: 'settings/company' }),
  },
  save_document: onDocuments('save_document', (seen_version) => ({ value: another, seen_version })),
  publish_document: onDocuments('publish_document', (seen_version) => ({ value: another, seen_version })),
  withdraw_document: onDocuments('withdraw_document', (seen_version) => ({ seen_version })),
  discard_document_changes: {
    page: (client) =>
      client.rpc('discard_document_changes', { document: rows.site_contents.site, seen_version: 2 }),
    settings: (client) =>
      client.rpc('discard_document_changes', { document: 'settings/planned', seen_version: 2 }),
  },
  plan_document: onDocuments('plan_document', (seen_version) => ({
    value: another,
    seen_version,
    due_at: inAYear(),
  })),
  unplan_document: {
    page: (client) => client.rpc('unplan_document', { document: 'home/planned' }),
    settings: (client) => client.rpc('unplan_document', { document: 'settings/planned' }),
  },
  move_plan: {
    page: (client) => movePlan(client, 'home/planned'),
    settings: (client) => movePlan(client, 'settings/planned'),
  },
  list_calendar: {
    any: (client) => client.rpc('list_calendar', { first_day: '2026-11-01', last_day: '2026-11-30' }),
  },
  read_release: { any: (client) => client.rpc('read_release', { wanted_id: rows.releases.settings }) },
  read_release_text: {
    page: (client) =>
      client.rpc('read_release_text', { release_id: rows.releases.page, document: 'home/impact' }),
    settings: (client) =>
      client.rpc('read_release_text', { release_id: rows.releases.settings, document: 'settings/team' }),
  },
  save_release: {
    new: (client) =>
      client.rpc('save_release', {
        id: newRelease,
        name: 'Printemps',
        owner_id: null,
        due_at: inAYear(),
        seen_version: 0,
      }),
    ...onReleases('save_release', (release) => ({
      id: rows.releases[release],
      name: 'Printemps',
      owner_id: people.colleague,
      due_at: null,
      seen_version: 1,
    })),
  },
  delete_release: onReleases('delete_release', (release) => ({ id: rows.releases[release] })),
  add_to_release: {
    any: (client) =>
      client.rpc('add_to_release', {
        release_id: rows.releases.page,
        document: `article/${rows.articles.draft}`,
      }),
    page: (client) =>
      client.rpc('add_to_release', { release_id: rows.releases.page, document: 'home/method' }),
    settings: (client) =>
      client.rpc('add_to_release', { release_id: rows.releases.page, document: 'settings/company' }),
  },
  remove_from_release: onReleases('remove_from_release', (release) => ({
    release_id: rows.releases[release],
    document: release === 'page' ? 'home/impact' : 'settings/team',
  })),
  publish_together: {
    page: (client) => publishTogether(client, [rows.site_contents.site]),
    settings: (client) => publishTogether(client, [rows.site_contents.site, 'settings/company']),
  },
  publish_release: {
    page: (client) => publishRelease(client, rows.releases.page),
    settings: (client) => publishRelease(client, rows.releases.settings),
  },
  undo_release: {
    page: (client) => client.rpc('undo_release', { id: rows.releases.published }),
    settings: (client) => client.rpc('undo_release', { id: rows.releases.publishedSettings }),
  },
  value: { any: (client) => client.from('shows').select('value').eq('id', rows.shows.any) },
  summary: { any: (client) => client.from('episodes').select('summary').eq('id', rows.episodes.any) },
  quebec_day: {
    any: (client) => client.from('site_contents').select('quebec_day').eq('key', rows.site_contents.site),
  },
  catch_up_page_changes: { any: (client) => client.rpc('catch_up_page_changes') },
  read_clock: { any: (client) => client.rpc('read_clock') },
  confirm_clock: {
    any: (client) => client.rpc('confirm_clock', { server_time: new Date().toISOString() }),
  },
  export_personal_data: {
    any: (client) => client.rpc('export_personal_data', { email: 'lead@exemple.test' }),
  },
  erase_personal_data: {
    any: (client) => client.rpc('erase_personal_data', { email: ' LEAD@exemple.test' }),
    team: (client) => client.rpc('erase_personal_data', { email: 'colleague@porte-voix.test' }),
  },
  forget_old_deletions: {
    any: (client) => client.rpc('forget_old_deletions'),
  },
  list_course_sessions: { any: (client) => client.rpc('list_course_sessions') },
  register_for_course_session: {
    any: (client) =>
      client.rpc('register_for_course_session', {
        session: rows.course_sessions.empty,
        person: newPerson,
        seats: 1,
        others: [],
        token: 'jeton-neuf'.padEnd(43, '0'),
      }),
  },
  read_registration: withToken('read_registration', 'registered'),
  cancel_registration: withToken('cancel_registration', 'registered'),
  confirm_registration: withToken('confirm_registration', 'offered'),
  return_seats: {
    living: (client) => client.rpc('return_seats', { token: registrationTokens.group, kept: 1, others: [] }),
    invented: (client) =>
      client.rpc('return_seats', { token: 'jeton-invente'.padEnd(43, '0'), kept: 1, others: [] }),
  },
  free_together: { any: (client) => client.rpc('free_together', { lead_id: rows.leads.open }) },
  save_course_session: {
    new: (client) =>
      client.rpc('save_course_session', sessionValues('30000000-0000-4000-8000-000000000009', null)),
    any: (client) => client.rpc('save_course_session', sessionValues(rows.course_sessions.full, 1)),
  },
  cancel_course_session: {
    any: (client) => client.rpc('cancel_course_session', { session: rows.course_sessions.full, version: 1 }),
  },
  delete_course_session: {
    any: (client) => client.rpc('delete_course_session', { session: rows.course_sessions.empty }),
  },
  register_by_staff: {
    any: (client) =>
      client.rpc('register_by_staff', {
        session: rows.course_sessions.empty,
        person: newPerson,
        seats: 1,
        others: [],
      }),
  },
  change_registration: {
    cancel: change('registered', 'cancel'),
    confirm: change('offered', 'confirm'),
    move: change('registered', 'move', rows.course_sessions.empty),
    attended: change('registered', 'attended'),
  },
  write_to_registered: {
    any: (client) =>
      client.rpc('write_to_registered', {
        session: rows.course_sessions.full,
        note: rows.course_sessions.full,
        subject: 'À demain',
        body: 'Apportez un chandail.',
      }),
  },
  take_email: { any: (client) => client.rpc('take_email') },
  report_email: { any: (client) => client.rpc('report_email', { id: rows.outbox.failed }) },
  list_failed_emails: { any: (client) => client.rpc('list_failed_emails') },
  retry_email: { any: (client) => client.rpc('retry_email', { id: rows.outbox.failed }) },
  set_profile_role: {
    other: (client) => client.rpc('set_profile_role', { user_id: people.stranger, role: 'editor' }),
    own: (client, actor) =>
      client.rpc('set_profile_role', {
        user_id: actor === 'anonymous' ? people.admin : people[actor],
        role: actor === 'admin' ? 'editor' : 'admin',
      }),
  },
  set_own_name: {
    own: (client) => client.rpc('set_own_name', { first_name: 'Autre', last_name: 'Nom' }),
  },
  list_account_traces: {
    any: (client) => client.rpc('list_account_traces', { account_id: people.stranger }),
  },
  announce_account_change: {
    other: (client) =>
      client.rpc('announce_account_change', { account_id: people.stranger, change: 'suspended' }),
    own: (client, actor) =>
      client.rpc('announce_account_change', {
        account_id: actor === 'anonymous' ? people.admin : people[actor],
        change: 'suspended',
      }),
  },
  announce_invitation: {
    any: (client) => client.rpc('announce_invitation', { email: 'invitee@exemple.test', role: 'editor' }),
  },
  second_factor_state: { own: (client) => client.rpc('second_factor_state') },
  sign_up_is_open: { any: (client) => client.rpc('sign_up_is_open') },
  transfer_authorship: {
    any: (client) =>
      client.rpc('transfer_authorship', {
        from_account: people.publishedAuthor,
        to_account: people.colleague,
      }),
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
  const attempts = Object.entries(calls[name]).map(([variant, call]) => {
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
    const planned = () => fixtures.sql('select article_id from private.scheduled_pages where not is_logged');
    try {
      await fixtures.restore();
      assert.deepEqual(await entries(), ['/blog/publie changed']);
      assert.deepEqual(await planned(), [{ article_id: rows.articles.scheduled }]);
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
