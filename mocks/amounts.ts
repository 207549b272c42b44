import type { MediaRow } from '#features/media/data/media.ts';
import { query, run } from './database.ts';
import { insertMedia } from './states.ts';

/** The lists of the back-office and the site, by the columns that name a row and that no two rows share. */
const lists = [
  { table: 'articles', label: 'title', unique: 'slug', most: 300 },
  { table: 'media_library', label: 'title', unique: 'file_path', most: 300 },
  { table: 'leads', label: 'last_name', unique: 'email', most: 100 },
  { table: 'categories', label: 'name', unique: 'slug', most: 100 },
  { table: 'tags', label: 'name', unique: 'slug', most: 100 },
] as const;

/** How many rows are left where there are few. */
const FEW = 2;
/** How many copies each row has where there are many. */
const COPIES = 8;

const few = lists
  .map(
    ({ table }) =>
      `delete from public.${table} where id not in (select id from public.${table} order by created_at desc, id limit ${FEW});`,
  )
  .join('\n');

/** Copies of all rows, an hour apart, numbered. What PostgreSQL makes of the other columns it makes again. */
const many = lists
  .filter(({ table }) => table !== 'media_library')
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
        from public.${table} as old, generate_series(1, ${COPIES}) as copy) as copies', names);
    end $copy$;`,
  )
  .join('\n');

/** Each name as long as it may be, and each text four times as long. */
const long = [
  ...lists.map(
    ({ table, label, most }) =>
      `update public.${table} set ${label} = rtrim(left(repeat(${label} || ' ', ${most}), ${most})) where ${label} <> '';`,
  ),
  `update public.articles set excerpt = rtrim(left(repeat(excerpt || ' ', 4), 500)), content = repeat(content || E'\\n', 4) where true;`,
].join('\n');

const pictureless = `
  update public.articles set featured_image_url = null, featured_image_alt = null, og_image_url = null where true;
  delete from public.media_library where media_kind = 'image';`;

const scripts = { few, many, long, pictureless } as const;

export type Amount = keyof typeof scripts;

/** Gives the story's database less, more, longer or no pictures, as an editor would: triggers and constraints have their say. */
export async function changeAmount(amount: Amount) {
  await run(scripts[amount]);
  if (amount === 'many') await copyMedia();
}

/** Each medium has a file of its own. PostgreSQL makes two of the columns. */
async function copyMedia() {
  const media = await query<{ medium: MediaRow }>(
    "select to_jsonb(medium) - 'search_text' - 'media_kind' as medium from public.media_library as medium",
  );
  const copies = media.flatMap(({ medium }) =>
    Array.from({ length: COPIES }, (_, index) => ({
      ...medium,
      id: crypto.randomUUID(),
      title: `${medium.title} ${index + 1}`,
      file_path: medium.file_path.replace(/(\.\w+)$/, `-${index + 1}$1`),
    })),
  );
  await insertMedia(...copies);
}
