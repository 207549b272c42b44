import { readKey } from '#documents/data/documentKey.ts';
import { addressedKindNames } from '#documents/data/documentKinds.ts';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Actor } from '../permissions/permissions.ts';

/** What the tests need of a backend. */
export type TestedBackend = {
  url: string;
  publishableKey: string;
  serviceKey: string;
  /** Signs access tokens. */
  jwtSecret: string;
  fetch: (request: Request) => Promise<Response>;
  sql: <Row>(statement: string, parameters?: (string | string[])[]) => Promise<Row[]>;
  exec: (script: string) => Promise<void>;
};

/** A backend with one of every kind of row, and one signed-in client for each actor. */
export type Fixtures = TestedBackend & {
  as: Record<Actor, SupabaseClient>;
  /** Whether a row or file is not as it was at first. */
  hasChanged: () => Promise<boolean>;
  /** How many rows a statement would touch as that actor, or that it is denied; nothing is kept. */
  affected: (actor: Actor, statement: string) => Promise<number | 'denied'>;
  /** Brings every row and file back. */
  restore: () => Promise<void>;
};

const id = (kind: string, number: number) => `${kind}0000000-0000-4000-8000-00000000000${number}`;

/** Accounts by the part they play. */
export const people = {
  subscriber: id('b', 1),
  moderator: id('b', 2),
  editor: id('b', 3),
  admin: id('b', 4),
  publishedAuthor: id('b', 5),
  draftAuthor: id('b', 6),
  scheduledAuthor: id('a', 1),
  uploader: id('b', 7),
  colleague: id('b', 8),
  stranger: id('b', 9),
} as const;

/** Cancels what somebody counts on, whose lead can't be deleted. */
export const nobodyComes = `update private.registrations set state = 'cancelled', offered_until = null where true;
  update private.studio_bookings set state = 'cancelled' where true;`;

/** Deletes what keeps a lead beyond its months. */
export const forgetWhatIsToCome = `delete from private.course_sessions where true;
  delete from private.studio_bookings where true;`;

/** Rows by the state that the permission table names. */
/** The kind and the id of a document, as two values of a statement. */
export function named(document: string) {
  const { kind, id } = readKey(document);
  return `'${kind}', '${id}'`;
}

export const rows = {
  categories: { published: id('c', 1), unpublished: id('c', 2), unused: id('c', 3), scheduled: id('c', 4) },
  tags: { published: id('d', 1), unpublished: id('d', 2), unused: id('d', 3), scheduled: id('d', 4) },
  articles: {
    published: id('e', 1),
    draft: id('e', 2),
    archived: id('e', 3),
    deleted: id('e', 4),
    scheduled: id('e', 5),
  },
  media_library: { any: id('f', 1), deleted: id('f', 2) },
  leads: { open: id('9', 1), closed: id('9', 2) },
  lead_events: { any: id('9', 9) },
  outbox: { failed: 900_001 },
  course_sessions: { full: id('3', 1), empty: id('3', 2), group: id('3', 3) },
  registrations: { registered: id('2', 1), offered: id('2', 2), group: id('2', 3) },
  personal_data_requests: { open: id('6', 1), answered: id('6', 2) },
  privacy_incidents: { any: id('6', 3) },
  site_contents: {
    site: 'home/hero',
    internal: 'internal/messages',
    replies: 'internal/replies',
    broken: 'layout/footer',
    pictured: 'about/team',
    internallyPictured: 'internal/pictured',
  },
  pages: { any: 'composee', offline: 'brouillon' },
  projects: { any: 'projet', offline: 'brouillon' },
  shows: { any: 'publique', hidden: 'retiree' },
  episodes: { any: 'un', ahead: 'a-venir', hidden: 'cache', hiddenPicture: 'illustre' },
  preview_links: {
    living: id('8', 1),
    ended: id('8', 2),
    page: id('8', 5),
    settings: id('8', 6),
    release: id('8', 9),
  },
  studio_bookings: { any: id('1', 1), unconfirmed: id('1', 2) },
  preview_notes: { any: id('4', 1), page: id('4', 2), settings: id('4', 3), ended: id('4', 4) },
  releases: {
    page: id('5', 1),
    settings: id('5', 2),
    published: id('5', 3),
    publishedSettings: id('5', 4),
    planned: id('5', 5),
    plannedSettings: id('5', 6),
  },
  preview_approvals: { current: id('8', 3), outdated: id('8', 4), page: id('8', 7), settings: id('8', 8) },
} as const;

/** What the links to the draft, and to contents, are opened with. */
export const previewTokens = {
  living: 'jeton-vivant'.padEnd(43, '0'),
  ended: 'jeton-fini'.padEnd(43, '0'),
  revoked: 'jeton-revoque'.padEnd(43, '0'),
  page: 'jeton-page'.padEnd(43, '0'),
  settings: 'jeton-parametre'.padEnd(43, '0'),
  release: 'jeton-livraison'.padEnd(43, '0'),
} as const;

/** What the booking of the world is opened with. */
export const bookingToken = 'jeton-de-reservation'.padEnd(43, '0');

/** What the booking that its person has yet to confirm is opened with. */
export const unconfirmedToken = 'jeton-a-confirmer'.padEnd(43, '0');

/** What the calendar address of the admin is opened with. */
export const calendarToken = 'jeton-de-calendrier'.padEnd(43, '0');

/** When the booking begins: the next day at 15:00 UTC, when its studio is always open; or so many hours later. */
export const bookedAt = (hours = 0) =>
  new Date(Math.floor(Date.now() / 86_400_000 + 1) * 86_400_000 + (15 + hours) * 3_600_000).toISOString();

const always = { isOpen: true, opens: '00:00', closes: '23:59' };
const bookable = {
  id: 'charest',
  name: 'Studio Charest',
  slotMinutes: 60,
  week: Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
      day,
      always,
    ]),
  ),
  exceptions: [],
};

/** What opens registrations. */
export const registrationTokens = {
  registered: 'jeton-inscrite'.padEnd(43, '0'),
  offered: 'jeton-offerte'.padEnd(43, '0'),
  /** For two people. */
  group: 'jeton-a-deux'.padEnd(43, '0'),
} as const;

/** One file in each bucket. */
export const files = {
  media: 'uploads/1700000000001.png',
  'deleted-media': 'uploads/1700000000002.png',
  other: 'uploads/1700000000003.png',
} as const;

/** Files in the bucket `media` that no row names yet, by who sent them. */
export const ownUploads = {
  subscriber: 'uploads/1700000000004.png',
  moderator: 'uploads/1700000000005.png',
  editor: 'uploads/1700000000006.png',
  admin: 'uploads/1700000000007.png',
} as const satisfies Record<Exclude<Actor, 'anonymous'>, string>;

/** Of each of them another width, sent by the same person. */
export const ownVariants = Object.values(ownUploads).map((key) => key.replace('.png', '-360.webp'));

/** The address of a file in the bucket `media`, as rows keep it. */
export const getAddress = (key: string) => `/storage/v1/object/public/media/${key}`;

const password = 'porte-voix-test';

/** Makes whoever isn't there (any more), and tells whom: what a broken function erases goes with its sessions. */
const peopleSql = `
insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_user_meta_data)
select id::uuid, 'authenticated', 'authenticated', name || '@porte-voix.test',
  extensions.crypt('${password}', extensions.gen_salt('bf', 4)), now(),
  jsonb_build_object('first_name', name, 'last_name', 'Test')
from (values ${Object.entries(people)
  .map(([name, userId]) => `('${name}', '${userId}')`)
  .join(', ')}) as people (name, id)
where not exists (select from auth.users where users.id = people.id::uuid)
returning raw_user_meta_data ->> 'first_name' as name`;

const identitiesSql = `
insert into storage.buckets (id, name) values ('other', 'other') on conflict do nothing;
insert into auth.identities (id, user_id, provider, provider_id, identity_data)
select id, id, 'email', id::text, jsonb_build_object('sub', id, 'email', email) from auth.users
on conflict do nothing;
`;

/** What a refused attempt may not have changed. */
const watched = [
  'public.articles',
  'public.categories',
  'public.tags',
  'public.article_tags',
  'public.media_library',
  'public.lead_events',
  'public.leads',
  'private.outbox',
  'private.registrations',
  'private.course_sessions',
  'private.lead_networks',
  'private.accounts',
  'private.deleted_records',
  'private.deleted_parts',
  'public.page_changes',
  'private.document_addresses',
  'private.preview_notes',
  'private.preview_links',
  'private.preview_approvals',
  'private.document_versions',
  'private.pending_changes',
  'private.media_uses',
  'private.unused_media',
  'private.release_documents',
  'private.releases',
  'private.account_journal',
  'private.announced_changes',
  'public.personal_data_requests',
  'public.privacy_incidents',
  'private.daily_totals',
  'private.redirections',
  'private.studio_bookings',
  'private.calendar_addresses',
  'public.site_contents',
  ...addressedKindNames.map((kind) => `public.${kind}s`),
  'private.page_links',
  'private.search_entries',
  'private.search_words',
  'private.search_synonyms',
  'private.clock',
];

/** What is no row of anybody's, and would count in the next attempt. */
const rateLimitTables = ['private.lead_senders', 'private.daily_marks'];

const toCopy = (table: string) => `fixtures."${table}"`;

/** An episode of a show, with all that lists and feeds want of it. */
const episode = (show: string, number = 1) =>
  JSON.stringify({
    show,
    slug: ['un', 'deux', 'trois'][number - 1],
    title: `Numéro ${number}`,
    description: 'Un épisode.',
    number,
    day: '2026-01-15',
    sound: { src: '/storage/v1/object/public/media/uploads/1.mp3' },
  });

const project = {
  slug: 'projet-public',
  title: 'Projet',
  description: 'Un projet.',
  client: 'Cliente',
  category: 'Vidéo',
  day: '2026-01-15',
  tags: ['Image'],
};

const rowsSql = `
-- Without triggers: no copies of what is deleted, no protection of the last admin.
set local session_replication_role = replica;
${[...watched, ...rateLimitTables].map((table) => `delete from ${table};`).join('\n')}
insert into private.clock (seen_at) values (now());
insert into private.accounts (id, user_id, email, first_name, last_name, role)
select id, id, email, left(private.clean_line(raw_user_meta_data ->> 'first_name'), 100), 'Test', case id::text
  when '${people.moderator}' then 'moderator'
  when '${people.editor}' then 'editor'
  when '${people.colleague}' then 'editor'
  when '${people.admin}' then 'admin'
  else 'subscriber' end::public.app_role
from auth.users;
-- Two are published; one of these has a draft besides, and another was never anything else. Of the settings, all are published.
insert into public.site_contents (kind, key, value, version) values
  (${named(rows.site_contents.site)}, '{"title": "Publié"}', 1), (${named('home/method')}, '{"title": "Publié"}', 1),
  (${named(rows.site_contents.broken)}, '{"link": "/blog/nulle-part"}', 1),
  (${named('settings/company')}, '{"title": "Publié"}', 1), (${named(rows.site_contents.internal)}, '{"title": "Publié"}', 1),
  (${named(rows.site_contents.replies)}, '{"title": "Publié"}', 1),
  (${named('home/planned')}, '{"title": "Publié"}', 1), (${named('settings/planned')}, '{"title": "Publié"}', 1),
  (${named('home/undone')}, '{"title": "Publié"}', 2), (${named('settings/undone')}, '{"title": "Publié"}', 2),
  (${named('settings/bookings')}, '${JSON.stringify({ studios: [bookable], closed: [] })}', 1);
${addressedKindNames
  .filter((kind) => !Object.hasOwn(rows, `${kind}s`))
  .map(
    (kind) => `insert into public.${kind}s (id) values ('offline');
select private.put_online(('${kind}', 'any'), '{"slug": "${kind}", "title": "En ligne", "description": "Un texte."}', 1);`,
  )
  .join('\n')}
insert into public.pages (id) values ('${rows.pages.offline}');
insert into public.projects (id) values ('${rows.projects.offline}');
insert into public.shows (id) values ('${rows.shows.hidden}');
select private.put_online((kind::public.document_kind, id), value, 1) from (values
  (${named(`page/${rows.pages.any}`)}, '{"slug": "composee", "title": "Composée", "description": "Une page.", "footer": "none"}'::jsonb),
  (${named(`project/${rows.projects.any}`)}, '${JSON.stringify(project)}'),
  (${named(`show/${rows.shows.any}`)}, '{"slug": "publique", "title": "Publique", "description": "Une émission."}'),
  (${named(`episode/${rows.episodes.any}`)}, '${episode(`show/${rows.shows.any}`)}'),
  (${named(`episode/${rows.episodes.ahead}`)}, '${episode(`show/${rows.shows.any}`, 3)}'::jsonb || jsonb_build_object('day', current_date + 9)),
  (${named(`episode/${rows.episodes.hidden}`)}, '${episode(`show/${rows.shows.hidden}`)}')
) as shown (kind, id, value);
insert into private.redirections (path, target) values ('/ancienne-adresse', '/services');
insert into private.page_links (kind, id, path, is_dead) values
  (${named(rows.site_contents.broken)}, '/blog/nulle-part', true);
insert into private.media_uses (kind, id, state, stem, is_missing) values
  (${named(rows.site_contents.broken)}, 'stored', 'uploads/1699999999999', true);
insert into private.document_versions (kind, id, number, version, value, reason, note, saved_by, is_pending) values
  (${named(rows.site_contents.site)}, 1, 1, '{"title": "Publié"}', 'published', 'Un mot', '${people.editor}', false),
  (${named(rows.site_contents.site)}, 2, 2, '{"title": "Brouillon"}', 'saved', null, '${people.colleague}', true),
  (${named('home/method')}, 1, 1, '{"title": "Publié"}', 'published', null, '${people.editor}', false),
  (${named('home/impact')}, 1, 1, '{"title": "Brouillon"}', 'saved', null, '${people.editor}', true),
  (${named('settings/company')}, 1, 1, '{"title": "Publié"}', 'published', null, '${people.admin}', false),
  (${named('settings/team')}, 1, 1, '{"title": "Brouillon"}', 'saved', null, '${people.admin}', true),
  (${named(rows.site_contents.internal)}, 1, 1, '{"title": "Publié"}', 'published', null, '${people.admin}', false);
insert into private.document_versions (kind, id, number, version, value, reason, saved_by, is_pending)
select kind::public.document_kind, id, number, number, value::jsonb, reason::public.version_reason, '${people.admin}'::uuid, number = 2
from (values (${named('home/planned')}), (${named('settings/planned')})) as planned (kind, id),
  (values (1, '{"title": "Publié"}', 'published'), (2, '{"title": "Prévu"}', 'scheduled')) as saves (number, value, reason)
union all
select kind::public.document_kind, id, number, number, value::jsonb, 'published', '${people.admin}', false
from (values (${named('home/undone')}), (${named('settings/undone')})) as undone (kind, id),
  (values (1, '{"title": "Avant"}'), (2, '{"title": "Publié"}')) as saves (number, value);
insert into private.pending_changes (kind, id, number) values
  (${named(rows.site_contents.site)}, 2), (${named('home/impact')}, 1), (${named('settings/team')}, 1), (${named('home/planned')}, 2), (${named('settings/planned')}, 2);
insert into private.releases (id, name, owner_id, due_at, created_by, published_at, published_by) values
  ('${rows.releases.page}', 'Rentrée', '${people.editor}', null, '${people.editor}', null, null),
  ('${rows.releases.settings}', 'Équipe', '${people.admin}', null, '${people.admin}', null, null),
  ('${rows.releases.published}', 'Publiée', '${people.editor}', null, '${people.editor}', now(), '${people.editor}'),
  ('${rows.releases.publishedSettings}', 'Réglages', '${people.admin}', null, '${people.admin}', now(), '${people.admin}'),
  ('${rows.releases.planned}', null, '${people.editor}', now() + interval '2 days', '${people.editor}', null, null),
  ('${rows.releases.plannedSettings}', null, '${people.admin}', now() + interval '3 days', '${people.admin}', null, null);
insert into private.release_documents (release_id, kind, id, number, changes, before, number_after, is_open) values
  ('${rows.releases.page}', ${named('home/impact')}, null, null, null, null, true),
  ('${rows.releases.settings}', ${named('settings/team')}, null, null, null, null, true),
  ('${rows.releases.published}', ${named('home/undone')}, null, null, '{"title": "Avant"}', 2, false),
  ('${rows.releases.publishedSettings}', ${named('settings/undone')}, null, null, '{"title": "Avant"}', 2, false),
  ('${rows.releases.planned}', ${named('home/planned')}, 2, private.changes_between('{"title": "Publié"}', '{"title": "Prévu"}'), null, null, true),
  ('${rows.releases.plannedSettings}', ${named('settings/planned')}, 2, private.changes_between('{"title": "Publié"}', '{"title": "Prévu"}'), null, null, true);
set local session_replication_role = origin;
select private.index_for_search('person', '${people.stranger}'), private.index_for_search('section', 'settings/team');
insert into private.account_journal (kind, account_id, actor_id) values ('restored', '${people.stranger}', '${people.admin}');
insert into public.categories (id, name, slug) values
  ('${rows.categories.published}', 'Balado', 'balado'), ('${rows.categories.unpublished}', 'Secret', 'secret'),
  ('${rows.categories.unused}', 'Vide', 'vide'), ('${rows.categories.scheduled}', 'Bientôt', 'bientot');
insert into public.tags (id, name, slug) values
  ('${rows.tags.published}', 'Son', 'son'), ('${rows.tags.unpublished}', 'Fusion', 'fusion'),
  ('${rows.tags.unused}', 'Libre', 'libre'), ('${rows.tags.scheduled}', 'Annonce', 'annonce');
with written as (
insert into public.articles (id, title, slug, status, category_id, author_id, published_at, featured_image_url, featured_image_alt, content) values
  ('${rows.articles.published}', 'Publié', 'publie', 'published', '${rows.categories.published}', '${people.publishedAuthor}', now(), '${getAddress(files.media)}', 'Une photo', '![](${getAddress(files.media)})'),
  ('${rows.articles.scheduled}', 'Planifié', 'planifie', 'published', '${rows.categories.scheduled}', '${people.scheduledAuthor}', now() + interval '1 day', '${getAddress(files.media)}', 'Une photo', '![](${getAddress(files.media)})'),
  ('${rows.articles.draft}', 'Brouillon', 'brouillon', 'draft', '${rows.categories.unpublished}', '${people.draftAuthor}', null, '${getAddress(files.media)}', 'Une photo', '![](${getAddress(files.media)})'),
  ('${rows.articles.archived}', 'Archivé', 'archive', 'archived', null, '${people.draftAuthor}', null, null, null, ''),
  ('${rows.articles.deleted}', 'Supprimé', 'supprime', 'published', null, '${people.editor}', null, null, null, '')
)
insert into public.article_tags (article_id, tag_id) values
  ('${rows.articles.published}', '${rows.tags.published}'),
  ('${rows.articles.scheduled}', '${rows.tags.scheduled}'), ('${rows.articles.draft}', '${rows.tags.unpublished}');
delete from public.articles where id = '${rows.articles.deleted}';
insert into public.media_library (id, title, file_path, file_name, mime_type, uploaded_by, width, height, variants) values
  ('${rows.media_library.any}', 'Photo', '${getAddress(files.media)}', 'photo.png', 'image/png', '${people.uploader}', 1200, 800, '360.webp social.jpg'),
  ('${rows.media_library.deleted}', 'Photo', '${getAddress(files['deleted-media'])}', 'photo.png', 'image/png', '${people.uploader}', 1200, 800, null);
delete from public.media_library where id = '${rows.media_library.deleted}';
insert into storage.objects (bucket_id, name, owner, owner_id, metadata)
select 'media', key, owner::uuid, owner, '{}'
from (values ${Object.entries(ownUploads)
  .flatMap(([name, key], index) =>
    [key, ownVariants[index] ?? ''].map(
      (file) => `('${file}', '${people[name as keyof typeof ownUploads]}')`,
    ),
  )
  .join(', ')}) as uploads (key, owner)
on conflict do nothing;
insert into public.leads (id, email, message, created_at, stage, closed_at) values
  ('${rows.leads.open}', 'lead@exemple.test', 'Bonjour', now() - interval '1 day', 'new', null),
  ('${rows.leads.closed}', 'client@exemple.test', 'Merci', now() - interval '2 days', 'won', now());
insert into public.lead_events (id, lead_id, author, text) values
  ('${rows.lead_events.any}', '${rows.leads.closed}', '${people.editor}', 'Rappelle en mars.');
insert into private.studio_bookings (id, lead_id, studio, studio_name, during, state, held_until, token_hashes, confirmed_at) values
  ('${rows.studio_bookings.any}', '${rows.leads.open}', 'charest', 'Studio Charest',
    tstzrange('${bookedAt(0)}', '${bookedAt(1)}'), 'requested', now() + interval '1 day', array[sha256('${bookingToken}')], now()),
  ('${rows.studio_bookings.unconfirmed}', '${rows.leads.closed}', 'charest', 'Studio Charest',
    tstzrange('${bookedAt(2)}', '${bookedAt(3)}'), 'unconfirmed', now() + interval '30 minutes', array[sha256('${unconfirmedToken}')], null);
select private.salt_of_the_day();
insert into private.lead_networks (lead_id, address_hash) values ('${rows.leads.open}', 'reseau');
insert into private.calendar_addresses (user_id, token_hash) values
  ('${people.editor}', sha256('autre-jeton-de-calendrier')), ('${people.admin}', sha256('${calendarToken}'));
insert into private.outbox (id, kind, recipient, about, once, tries, last_error, failed_at) overriding system value values
  (${rows.outbox.failed}, 'lead-notice', null, '${rows.leads.closed}', 'lead-notice/1', 7, 'refused', now());
insert into public.personal_data_requests (id, kind, email, received_on, answered_at) values
  ('${rows.personal_data_requests.open}', 'erasure', 'Lead@exemple.test', '2026-11-01', null),
  ('${rows.personal_data_requests.answered}', 'access', 'client@exemple.test', '2026-10-01', now());
insert into public.privacy_incidents (id, happened_on, description, risk, notified) values
  ('${rows.privacy_incidents.any}', '2026-11-01', 'Un courriel au mauvais destinataire', 'low', 'La personne concernée');
insert into private.preview_links (id, document_kind, document_id, token_hash, created_by, created_at, ends_at) values
  ('${rows.preview_links.living}', ${named(`article/${rows.articles.draft}`)}, sha256('${previewTokens.living}'), '${people.colleague}', now() - interval '13 days', now() + interval '1 day'),
  ('${rows.preview_links.ended}', ${named(`article/${rows.articles.draft}`)}, sha256('${previewTokens.ended}'), '${people.colleague}', now() - interval '14 days', now());
insert into private.preview_approvals (id, document_kind, document_id, link_id, content_hash, name, approved_at) values
  ('${rows.preview_approvals.current}', ${named(`article/${rows.articles.draft}`)}, '${rows.preview_links.living}', private.approved_hash((${named(`article/${rows.articles.draft}`)}), null), 'Approuvé', now() - interval '1 hour'),
  ('${rows.preview_approvals.outdated}', ${named(`article/${rows.articles.draft}`)}, '${rows.preview_links.ended}', 'autre', 'Dépassé', now() - interval '2 hours');
insert into private.preview_links (id, document_kind, document_id, token_hash, created_by) values
  ('${rows.preview_links.page}', ${named(rows.site_contents.site)}, sha256('${previewTokens.page}'), '${people.colleague}'),
  ('${rows.preview_links.settings}', ${named('settings/company')}, sha256('${previewTokens.settings}'), '${people.admin}');
insert into private.preview_links (id, release_id, token_hash, created_by) values
  ('${rows.preview_links.release}', '${rows.releases.page}', sha256('${previewTokens.release}'), '${people.colleague}');
insert into private.preview_approvals (id, document_kind, document_id, link_id, content_hash, name) values
  ('${rows.preview_approvals.page}', ${named(rows.site_contents.site)}, '${rows.preview_links.page}',
    private.approved_hash((${named(rows.site_contents.site)}), null), 'Approuvé'),
  ('${rows.preview_approvals.settings}', ${named('settings/company')}, '${rows.preview_links.settings}',
    private.approved_hash((${named('settings/company')}), null), 'Approuvé');
insert into private.preview_notes (id, link_id, document_kind, document_id, place, words, name, note) values
  ('${rows.preview_notes.any}', '${rows.preview_links.living}', ${named(`article/${rows.articles.draft}`)}, 'title', 'Brouillon', 'Marie', 'Plus court?'),
  ('${rows.preview_notes.ended}', '${rows.preview_links.ended}', ${named(`article/${rows.articles.published}`)}, 'title', 'Publié', 'Marie', 'Oui!'),
  ('${rows.preview_notes.page}', '${rows.preview_links.page}', ${named(rows.site_contents.site)}, 'title', 'Brouillon', 'Luc', 'Oui!'),
  ('${rows.preview_notes.settings}', '${rows.preview_links.settings}', ${named('settings/company')}, 'title', 'Publié', 'Luc', 'Non.');
-- The others have their first one already.
delete from private.document_versions where (kind, id) = ('article', '${rows.articles.deleted}');
insert into private.document_versions (kind, id, number, version, value, names, reason, note, saved_by)
select 'article', '${rows.articles.deleted}', number, number,
  '{"title": "Supprimé", "slug": "supprime", "content": "", "status": "published"}'::jsonb || jsonb_build_object(
    'content', 'Texte ' || number, 'category_id', '${rows.categories.unused}', 'tag_ids', array['${rows.tags.unused}']
  ),
  '{"${rows.categories.unused}": "Vide", "${rows.tags.unused}": "Libre"}', 'published', 'Un mot', '${people.editor}'
from generate_series(1, 2) as number;
-- Sessions whose counts, and contents whose media, aren't new to pages.
set constraints all immediate;
set local session_replication_role = replica;
insert into private.course_sessions (id, title, starts_at, ends_at, register_until, capacity)
select session::uuid, 'Art oratoire', now() + interval '20 days', now() + interval '21 days', now() + interval '19 days', 2
from unnest(array['${Object.values(rows.course_sessions).join("', '")}']) as session;
insert into private.registrations (id, session_id, lead_id, seats, state, offered_until, token_hashes) values
  ('${rows.registrations.registered}', '${rows.course_sessions.full}', '${rows.leads.open}', 1, 'registered', null,
    array[sha256('${registrationTokens.registered}')]),
  ('${rows.registrations.offered}', '${rows.course_sessions.full}', '${rows.leads.closed}', 1, 'offered', now() + interval '1 day',
    array[sha256('${registrationTokens.offered}')]),
  ('${rows.registrations.group}', '${rows.course_sessions.group}', '${rows.leads.closed}', 2, 'registered', null,
    array[sha256('${registrationTokens.group}')]);
insert into public.site_contents (kind, key, value, version)
select shown.kind::public.document_kind, shown.key, shown.value::jsonb || '{"cover": {"src": "${getAddress(files.media)}", "alt": ""}}', 1
from (values
  (${named(rows.site_contents.pictured)}, '{}'), (${named(rows.site_contents.internallyPictured)}, '{}')
) as shown (kind, key, value);
select private.put_online(
  ('episode', '${rows.episodes.hiddenPicture}'),
  '${episode(`show/${rows.shows.hidden}`, 2)}'::jsonb || '{"cover": {"src": "${getAddress(files.media)}", "alt": ""}}', 1
);
set local session_replication_role = origin;
`;

/** Keeps the rows of all tables that are watched. Gives what puts those of a table back, without triggers. */
async function copyRows({ exec, sql }: TestedBackend): Promise<ReadonlyMap<string, string>> {
  await exec(`create schema fixtures;
    ${watched.map((table) => `create table ${toCopy(table)} as table ${table};`).join(' ')}`);
  const columns = await sql<{ table: string; columns: string }>(
    `select watched as table, string_agg(quote_ident(attname), ', ') as columns
      from unnest($1::text[]) as watched join pg_attribute on attrelid = watched::regclass
      where attnum > 0 and not attisdropped and attgenerated = '' group by 1`,
    [watched],
  );
  return new Map(
    columns.map(({ table, columns }) => [
      table,
      `delete from ${table};
      insert into ${table} (${columns}) overriding system value select ${columns} from ${toCopy(table)};`,
    ]),
  );
}

/** A digest of each table that is watched and has rows, and of the files. */
const digestsSql = `select name, md5(string_agg(line, ',' order by line)) as digest from (
  ${watched.map((table) => `select '${table}' as name, to_jsonb(row_of)::text as line from ${table} as row_of`).join(' union all ')}
  union all select 'files', bucket_id || name || coalesce(version, '') || updated_at from storage.objects
  union all select 'files', to_jsonb(bucket)::text from storage.buckets as bucket
) as lines group by name`;

/** The smallest PNG. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

/** How a picture is sent: as what it is. */
export const asPng = { contentType: 'image/png' };

/** supabase-js on a backend within this process, as a browser would use it. */
export function getClient(backend: TestedBackend, key = backend.publishableKey): SupabaseClient {
  return createClient(backend.url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
  });
}

/** A client of its own, with a session of its own, for one of the people. */
export async function signIn(backend: TestedBackend, name: keyof typeof people): Promise<SupabaseClient> {
  const client = getClient(backend);
  const { error } = await client.auth.signInWithPassword({ email: `${name}@porte-voix.test`, password });
  if (error) throw error;
  return client;
}

/** How the API begins a transaction: as `authenticator`, which takes the role of whoever asks. */
export const asRole = (role: string) =>
  `set local session authorization authenticator; set local role ${role};`;

/** Runs a statement under an actor's role in the database itself, counts the rows, and undoes everything. */
async function affected(backend: TestedBackend, actor: Actor, statement: string): Promise<number | 'denied'> {
  const role = actor === 'anonymous' ? 'anon' : 'authenticated';
  const claims = actor === 'anonymous' ? { role } : { role, sub: people[actor] };
  const script = `
    ${asRole(role)}
    select set_config('request.jwt.claims', '${JSON.stringify(claims)}', true);
    select set_config('request.jwt.claim.sub', '${claims.sub ?? ''}', true);
    -- As the service of files does, and nobody else may.
    select set_config('storage.allow_delete_query', 'true', true);
    do $$
    declare touched integer;
    begin
      ${statement};
      get diagnostics touched = row_count;
      raise exception '%', touched using errcode = 'PT200';
    end $$;`;
  try {
    await backend.exec(script);
  } catch (error) {
    if (error instanceof Error && 'code' in error) {
      if (error.code === 'PT200') return Number(error.message);
      if (error.code === '42501') return 'denied';
    }
    throw error;
  }
  throw new Error('A statement that should have been undone was kept.');
}

/** Fills a migrated, unseeded backend. */
export async function createFixtures(backend: TestedBackend): Promise<Fixtures> {
  const as: Record<Actor, SupabaseClient> = {
    anonymous: getClient(backend),
    subscriber: getClient(backend),
    moderator: getClient(backend),
    editor: getClient(backend),
    admin: getClient(backend),
  };
  const isActor = (name: string): name is Exclude<Actor, 'anonymous'> => name !== 'anonymous' && name in as;
  const readDigests = async () =>
    new Map(
      (await backend.sql<{ name: string; digest: string }>(digestsSql)).map((row) => [row.name, row.digest]),
    );
  // What a request costs its sender is the matter of proofOfWork.test.ts alone.
  await backend.exec(
    `create or replace function private.check_proof() returns void language sql return null`,
  );
  let clean: ReadonlyMap<string, string> = new Map();
  let copies: ReadonlyMap<string, string> | undefined;
  const listChanged = async () => {
    const digests = await readDigests();
    return [...watched, 'files'].filter((name) => clean.get(name) !== digests.get(name));
  };
  const restoreFiles = async () => {
    const stored = [
      ...Object.entries(files),
      ...[...Object.values(ownUploads), ...ownVariants].map((name) => ['media', name] as const),
    ].map(([bucket, name]) => `('${bucket}', '${name}')`);
    await backend.exec(`delete from storage.objects where (bucket_id, name) not in (${stored.join(', ')})`);
    const known = await backend.sql<{ bucket_id: string; name: string }>(
      'select bucket_id, name from storage.objects',
    );
    for (const [bucket, name] of Object.entries(files)) {
      if (known.some((file) => file.bucket_id === bucket && file.name === name)) continue;
      const { error } = await getClient(backend, backend.serviceKey)
        .storage.from(bucket)
        .upload(name, picture, { ...asPng, upsert: true });
      if (error) throw error;
    }
  };
  const restore = async () => {
    const made = await backend.sql<{ name: string }>(peopleSql);
    if (made.length > 0) await backend.exec(identitiesSql);
    const changed = copies ? await listChanged() : [];
    await backend.exec(
      copies
        ? `set local session_replication_role = replica;
          ${rateLimitTables.map((table) => `delete from ${table};`).join('\n')}
          ${changed.map((table) => copies?.get(table) ?? '').join('\n')}`
        : rowsSql,
    );
    for (const { name } of made) if (isActor(name)) as[name] = await signIn(backend, name);
    if (!copies || changed.includes('files')) {
      await restoreFiles();
      copies ??= await copyRows(backend);
      clean = await readDigests();
    }
  };
  await restore();
  return {
    ...backend,
    as,
    affected: (actor, statement) => affected(backend, actor, statement),
    hasChanged: async () => (await listChanged()).length > 0,
    restore,
  };
}
