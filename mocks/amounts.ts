import type { MediaRow } from '#features/media/data/media.ts';
import { query, run } from './database.ts';
import { type Account, accountByRole } from './fixtures/accounts.ts';
import { toName } from './documentNames.ts';
import { insertAccounts, insertContent, insertMedia, runWithoutTriggers } from './states.ts';

type List = {
  table: string;
  /** Of its rows, those that are listed. */
  where?: string;
  /** The column whose latest rows are kept, and that tells them apart. */
  order?: string;
  key?: string;
  /** What the `copy`th copy of a row (`old`) has of its own. */
  copied: Readonly<Record<string, string>>;
};

const numbered = (column: string) => `old.${column} || ' ' || copy`;
const ownSlug = { slug: `copy || '-' || old.slug` };
const own = { id: 'gen_random_uuid()', created_at: `old.created_at - copy * interval '1 hour'` };

/** What was deleted from tables whose rows are called by this column. */
const deleted = (label: string, ...sources: string[]): List => {
  const id = 'md5(old.record_id::text || copy)::uuid';
  return {
    table: 'private.deleted_records',
    where: `source in (${sources.map((source) => `'${source}'`).join()})`,
    order: 'deleted_at',
    copied: {
      record_id: id,
      record: `old.record || jsonb_build_object('id', ${id}, '${label}', (old.record ->> '${label}') || ' ' || copy)`,
      deleted_at: `old.deleted_at - copy * interval '1 minute'`,
    },
  };
};

/** What screens list. Copies of what has a date stand a week apart, and those of bookings have a studio each. */
const lists = {
  articles: { table: 'public.articles', copied: { ...own, ...ownSlug, title: numbered('title') } },
  categories: { table: 'public.categories', copied: { ...own, ...ownSlug, name: numbered('name') } },
  tags: { table: 'public.tags', copied: { ...own, ...ownSlug, name: numbered('name') } },
  leads: {
    table: 'public.leads',
    copied: { ...own, last_name: numbered('last_name'), email: `copy || '-' || old.email` },
  },
  sessions: {
    table: 'private.course_sessions',
    copied: {
      ...own,
      title: numbered('title'),
      ...Object.fromEntries(
        ['starts_at', 'ends_at', 'register_until'].map((at) => [at, `old.${at} + copy * interval '8 days'`]),
      ),
    },
  },
  registrations: { table: 'private.registrations', copied: own },
  releases: {
    table: 'private.releases',
    where: 'name is not null',
    copied: {
      ...own,
      name: numbered('name'),
      due_at: `old.due_at + copy * interval '1 day'`,
      ...Object.fromEntries(['published_at', 'published_by', 'undone_at'].map((column) => [column, 'null'])),
    },
  },
  bookings: {
    table: 'private.studio_bookings',
    copied: {
      ...own,
      studio: `old.studio || '-' || copy`,
      studio_name: numbered('studio_name'),
      token_hashes: 'array[sha256(gen_random_uuid()::text::bytea)]',
      request_hash: 'null',
    },
  },
  failedEmails: { table: 'private.outbox', where: 'tries > 0', copied: { once: `old.once || '-' || copy` } },
  dataRequests: { table: 'public.personal_data_requests', copied: own },
  incidents: { table: 'public.privacy_incidents', copied: own },
  journal: { table: 'private.account_journal', order: 'changed_at', key: 'number', copied: {} },
  deletedArticles: deleted('title', 'articles'),
  deletedMedia: deleted('title', 'media_library'),
  deletedTaxonomy: deleted('name', 'categories', 'tags'),
  deletedLeads: deleted('last_name', 'leads'),
  deletedSessions: deleted('title', 'course_sessions'),
  media: { table: 'public.media_library', copied: {} },
  people: { table: 'private.accounts', copied: {} },
} satisfies Record<string, List>;

/** The lists that the toolbar « Contenu » makes shorter or longer. */
const ofToolbar = ['articles', 'categories', 'tags', 'leads', 'sessions', 'releases', 'bookings'] as const;

/** How many rows are left where there are few. */
const FEW = 2;

/** How many copies each row has where there are many, and nobody says how many. */
const COPIES = 8;

const keepLatest = (
  { table, where = 'true', order = 'created_at', key = 'id' }: List,
  count: number,
) => `delete from ${table} where ${where} and ${key} not in (
    select ${key} from ${table} where ${where} order by ${order} desc, ${key} limit ${count});`;

const few = [...ofToolbar, 'media' as const].map((name) => keepLatest(lists[name], FEW)).join('\n');

/** Copies of all rows. What PostgreSQL makes of other columns it makes again. */
async function copyRows({ table, where = 'true', copied }: List, copies: number) {
  const [{ names } = { names: '' }] = await query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`,
    [table],
  );
  const values = Object.entries(copied).map(([column, value]) => `'${column}', ${value}`);
  await run(`insert into ${table} (${names}) select ${names} from (
    select (jsonb_populate_record(old, jsonb_build_object(${values.join()}))).*
    from ${table} as old, generate_series(1, ${copies}) as copy where ${where}) as copies;`);
}

/** Colleagues of the fixtures' people, in all roles. */
const makeColleagues = (count: number) =>
  Array.from({ length: count }, (_, index): Account => {
    const { role, ...like } = Object.values(accountByRole)[index % 4] ?? accountByRole.editor;
    const rank = String(index + 1).padStart(3, '0');
    return {
      ...like,
      role,
      id: `a0000000-0000-4000-8000-000000001${rank}`,
      user_id: `b0000000-0000-4000-8000-000000001${rank}`,
      email: `collegue-${index + 1}@porte-voix.example`,
      password: '',
      last_name: `${like.last_name} ${index + 1}`,
    };
  });

/** The columns that name what is listed, and their longest length. */
const labels = [
  ['public.articles', 'title', 300],
  ['public.media_library', 'title', 300],
  ['public.leads', 'last_name', 100],
  ['public.categories', 'name', 100],
  ['public.tags', 'name', 100],
  ['private.course_sessions', 'title', 120],
  ['private.releases', 'name', 200],
  ['private.accounts', 'first_name', 100],
  ['private.accounts', 'last_name', 100],
] as const;

/** Each name as long as it may be, and each text four times as long. */
const long = [
  ...labels.map(
    ([table, label, most]) =>
      `update ${table} set ${label} = rtrim(left(repeat(${label} || ' ', ${most}), ${most})) where ${label} <> '';`,
  ),
  `update public.articles set excerpt = rtrim(left(repeat(excerpt || ' ', 4), 500)), content = repeat(content || E'\\n', 4) where true;`,
].join('\n');

const pictureless = `
  update public.articles set featured_image_url = null, featured_image_alt = null, og_image_url = null where true;
  delete from public.media_library where media_kind = 'image';`;

const scripts = { few, long, pictureless } as const;

export type Amount = keyof typeof scripts | 'many';

/** Gives the story's database less, more, longer or no pictures, as an editor would: triggers and constraints have their say. */
export async function changeAmount(amount: Amount) {
  if (amount !== 'many') return run(scripts[amount]);
  for (const name of ofToolbar) await copyRows(lists[name], COPIES);
  await copyMedia(COPIES);
  await insertAccounts(...makeColleagues(3 * COPIES));
}

/** The kinds of documents whose pages list them. */
const kinds = ['project', 'show', 'episode'] as const;

/** What a screen lists, where the workbench lets somebody choose how many there are. */
export type CountedList = keyof typeof lists | 'taxonomy' | 'deletedContents' | (typeof kinds)[number];

/** Gives a list that many rows, as far as it has one to copy. */
export async function changeCount(name: CountedList, count: number): Promise<void> {
  if (name === 'taxonomy') {
    await changeCount('categories', count);
    return changeCount('tags', count);
  }
  if (name === 'deletedContents' || name === 'project' || name === 'show' || name === 'episode')
    return changeDocuments(name, count);
  const list: List = lists[name];
  const held = await countRows(list);
  const missing = count - held;
  if (name === 'people') {
    await insertAccounts(...makeColleagues(Math.max(0, missing)));
    // Somebody looks at them: an admin stays.
    return run(`delete from auth.users where id not in (
      select user_id from private.accounts order by role = 'admin' desc, created_at desc limit ${Math.max(1, count)});`);
  }
  if (missing > 0 && held > 0) {
    const copies = Math.ceil(missing / held);
    await (name === 'media' ? copyMedia(copies) : copyRows(list, copies));
  }
  // Nobody takes a line out of a journal.
  return name === 'journal' ? runWithoutTriggers(keepLatest(list, count)) : run(keepLatest(list, count));
}

async function countRows({ table, where = 'true' }: List) {
  const [{ held } = { held: 0 }] = await query<{ held: number }>(
    `select count(*)::int as held from ${table} where ${where}`,
  );
  return held;
}

type Kept = { document: string; value: Record<string, unknown> };

/** Documents are written by functions alone: copies are saved, and taken off the site, as an editor would. */
async function changeDocuments(name: (typeof kinds)[number] | 'deletedContents', count: number) {
  const isBin = name === 'deletedContents';
  const held = await query<Kept>(
    isBin
      ? `select private.key_of((latest.kind, latest.id)) as document, before.value
        from private.document_versions as latest join private.document_versions as before
          on (before.kind, before.id, before.number) = (latest.kind, latest.id, latest.number - 1)
        where latest.reason = 'reverted' and not exists (
          select from private.document_versions as later
          where (later.kind, later.id) = (latest.kind, latest.id) and later.number > latest.number)`
      : `select private.key_of(('${name}', id)) as document, private.stored_value(('${name}', id)) as value
        from public.${name}s where published_at is not null`,
  );
  const [like] = held;
  for (let index = held.length; like && index < count; index += 1) {
    const { document, value } = like;
    const copy = {
      ...value,
      title: `${String(value['title'])} ${index}`,
      slug: `${String(value['slug'])}-${index}`,
    };
    await insertContent(`${document}-${index}`, copy, isBin ? { reason: 'saved' } : {});
    if (isBin) await takeOff(`${document}-${index}`);
  }
  for (const { document } of held.slice(count)) await (isBin ? forget(document) : takeOff(document));
}

const takeOff = (document: string) =>
  insertContent(document, null, { reason: 'reverted', saved_at: new Date().toISOString() });

const forget = (document: string) =>
  runWithoutTriggers(`delete from private.document_versions where (kind, id) = ${toName(document)};`);

/** Each medium has a file of its own. PostgreSQL makes two of the columns. */
async function copyMedia(copies: number) {
  const media = await query<{ medium: MediaRow }>(
    "select to_jsonb(medium) - 'search_text' - 'media_kind' as medium from public.media_library as medium",
  );
  const copied = media.flatMap(({ medium }) =>
    Array.from({ length: copies }, (_, index) => ({
      ...medium,
      id: crypto.randomUUID(),
      title: `${medium.title} ${index + 1}`,
      file_path: medium.file_path.replace(/(\.\w+)$/, `-${index + 1}$1`),
    })),
  );
  await insertMedia(...copied);
}
