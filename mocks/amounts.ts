import type { MediaRow } from '#features/media/data/media.ts';
import { query, run } from './database.ts';
import { type Account, accountByRole } from './fixtures/accounts.ts';
import { insertAccounts, insertMedia } from './states.ts';

/** The lists of the back-office and the site, by the columns that name a row and that no two rows share. */
const lists = [
  { table: 'articles', label: 'title', unique: 'slug', most: 300 },
  { table: 'media_library', label: 'title', unique: 'file_path', most: 300 },
  { table: 'leads', label: 'last_name', unique: 'email', most: 100 },
  { table: 'categories', label: 'name', unique: 'slug', most: 100 },
  { table: 'tags', label: 'name', unique: 'slug', most: 100 },
] as const;

/** What has a date and a place in it is told apart by these, and stands beside `public`. */
const dated = [
  { table: 'course_sessions', label: 'title', most: 120 },
  { table: 'releases', label: 'name', most: 200 },
] as const;

/** How many rows are left where there are few. */
const FEW = 2;

/** How many copies each row has where there are many, and nobody says how many. */
const COPIES = 8;

const few = [
  ...lists.map(({ table }) => `public.${table}`),
  ...dated.map(({ table }) => `private.${table}`),
  'private.studio_bookings',
]
  .map(
    (table) =>
      `delete from ${table} where id not in (select id from ${table} order by created_at desc, id limit ${FEW});`,
  )
  .join('\n');

/** At least a week apart; copies of bookings get a studio each, since bookings of one studio can't overlap. */
const copyDated = (copies: number) => `
  insert into private.course_sessions (course, title, starts_at, ends_at, register_until, capacity, price, place, state)
  select course, title || ' ' || copy, starts_at + copy * interval '8 days', ends_at + copy * interval '8 days',
    register_until + copy * interval '8 days', capacity, price, place, state
  from private.course_sessions, generate_series(1, ${copies}) as copy;
  insert into private.releases (name, owner_id, due_at, created_by, created_at)
  select name || ' ' || copy, owner_id, due_at + copy * interval '1 day', created_by, created_at - copy * interval '1 hour'
  from private.releases, generate_series(1, ${copies}) as copy where name is not null and published_at is null;
  insert into private.studio_bookings
    (lead_id, studio, studio_name, during, state, held_until, answer, token_hashes, confirmed_at)
  select lead_id, studio || '-' || copy, studio_name || ' ' || copy, during, state, held_until, answer,
    array[sha256(gen_random_uuid()::text::bytea)], confirmed_at
  from private.studio_bookings, generate_series(1, ${copies}) as copy;`;

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

/** Copies of all rows, an hour apart, numbered. What PostgreSQL makes of the other columns it makes again. */
const copyRows = (copies: number, isWanted: (table: string) => boolean) =>
  lists
    .filter(({ table }) => table !== 'media_library' && isWanted(table))
    .map(
      ({ table, label, unique }) => `
    do $copy$
    declare
      names text := (select string_agg(quote_ident(column_name), ', ') from information_schema.columns
        where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER');
    begin
      execute format('insert into public.${table} (%1$s) select %1$s from (
        select (jsonb_populate_record(old, jsonb_build_object(
          ''id'', gen_random_uuid(), ''created_at'', old.created_at - copy * interval ''1 hour'',
          ''${unique}'', copy || ''-'' || old.${unique}) || jsonb_build_object(''${label}'', old.${label} || '' '' || copy))).*
        from public.${table} as old, generate_series(1, ${copies}) as copy) as copies', names);
    end $copy$;`,
    )
    .join('\n');

/** Each name as long as it may be, and each text four times as long. */
const long = [
  ...[
    ...lists.map(({ table, ...list }) => ({ table: `public.${table}`, ...list })),
    ...dated.map(({ table, ...list }) => ({ table: `private.${table}`, ...list })),
    { table: 'private.accounts', label: 'first_name', most: 100 },
    { table: 'private.accounts', label: 'last_name', most: 100 },
  ].map(
    ({ table, label, most }) =>
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
  await run(copyRows(COPIES, () => true) + copyDated(COPIES));
  await copyMedia(COPIES);
  await insertAccounts(...makeColleagues(3 * COPIES));
}

/** What a screen lists, where the workbench lets somebody choose how many there are. */
const counted = {
  articles: 'public.articles',
  media: 'public.media_library',
  leads: 'public.leads',
  sessions: 'private.course_sessions',
  releases: 'private.releases',
  people: 'private.accounts',
} as const;

export type CountedList = keyof typeof counted;

/** Gives a list that many rows; people are added alone, for the others have written what is listed. */
export async function changeCount(list: CountedList, count: number) {
  const table = counted[list];
  // A release that is online is copied by nobody.
  const isCopied = list === 'releases' ? 'name is not null and published_at is null' : 'true';
  const [{ rows: held, copied } = { rows: 0, copied: 0 }] = await query<{ rows: number; copied: number }>(
    `select count(*)::int as rows, (count(*) filter (where ${isCopied}))::int as copied from ${table}`,
  );
  if (list === 'people') return insertAccounts(...makeColleagues(Math.max(0, count - held)));
  if (count > held && copied > 0) {
    const copies = Math.ceil((count - held) / copied);
    if (list === 'media') await copyMedia(copies);
    else if (list === 'sessions' || list === 'releases') await run(copyDated(copies));
    else await run(copyRows(copies, (other) => other === list));
  }
  await run(
    `delete from ${table} where id not in (select id from ${table} order by created_at desc, id limit ${count});`,
  );
}

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
