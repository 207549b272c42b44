import { PgliteConnection } from '@supabase/lite/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type BackendOptions, createBackend, projectMigrations } from '../backend.ts';
import { StartupError } from '../startupError.ts';
import { claimDataFolder, draftFolder, replaceData } from './dataFolder.ts';
import { findOther, readHistory, readMigrations } from './migrate.ts';

type Query = <Row>(statement: string, parameters?: unknown[]) => Promise<Row[]>;

/** The columns that rows can be written to, by the name of their table. */
async function readTables(query: Query): Promise<Map<string, string[]>> {
  const tables = await query<{ name: string; columns: string[] }>(`
    select format('%I.%I', nspname, relname) as name, array_agg(quote_ident(attname) order by attnum) as columns
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relkind = 'r' and nspname in ('public', 'private', 'auth', 'storage') group by 1 order by 1`);
  return new Map(tables.map(({ name, columns }) => [name, columns]));
}

const rowsAtOnce = 200;

/** What searches are answered from is made anew, marks of readers go with their day; totals of days and addresses are moved below. */
const isLeft = (table: string) =>
  /^private\.(?:(?:search|desk)_|markdown_texts$|(?:article_view|visit)_marks$|used_proofs$|page_visits$|visit_sources$|site_events$|misses$|(?:page|content)_addresses$|scheduled_pages$)/.test(
    table,
  );

/** Columns whose rows say the same otherwise since, by the name of their table. */
const replaced: Readonly<Record<string, readonly string[]>> = {
  'private.pending_changes': ['base'],
  'private.release_documents': ['base', 'origin'],
  // What a clock that was ahead has published isn't taken back any more.
  'private.releases': ['is_by_clock'],
};

/** A plan kept what was online when it was made, before it kept what it changes of that (decision 44). */
async function movePlans(from: Query, to: Query, former: ReadonlyMap<string, string[]>) {
  if (!former.get('private.release_documents')?.includes('base')) return;
  const plans = await from<{ release_id: string; base: string | null }>(
    'select release_id, coalesce(base, origin)::text as base from private.release_documents where is_open and number is not null',
  );
  for (const plan of plans)
    await to(
      `update private.release_documents as part
        set changes = private.changes_between($2::jsonb, private.version_value((part.kind, part.id), part.number)) where part.release_id = $1`,
      [plan.release_id, plan.base],
    );
}

/** Visits, their sources, events and misses were counted in a table each. */
async function moveTotals(from: Query, to: Query, former: ReadonlyMap<string, string[]>) {
  if (!former.has('private.page_visits')) return;
  const [totals] = await from<{ rows: string }>(`select coalesce(jsonb_agg(total), '[]')::text as rows from (
    select day, 'page' as kind, path as subject, count from private.page_visits
    union all select day, case when is_campaign then 'campaign' else 'source' end, source, count from private.visit_sources
    union all select day, event, campaign, count from private.site_events
    union all select day, 'missed_' || kind, asked, count from private.misses
  ) as total`);
  await to(
    `insert into private.daily_totals select day, kind, subject, count
      from jsonb_to_recordset($1::jsonb) as total (day date, kind text, subject text, count integer)`,
    [totals?.rows],
  );
}

/** Addresses of articles, those to come and those of other documents were in a table each. */
async function moveAddresses(from: Query, to: Query, former: ReadonlyMap<string, string[]>) {
  if (!former.has('private.scheduled_pages')) return;
  const [addresses] = await from<{
    rows: string;
  }>(`select coalesce(jsonb_agg(address), '[]')::text as rows from (
    select 'article' as kind, article_id::text as id, path, '-infinity' as public_from from private.page_addresses
    union all select 'article', article_id::text, path, public_from::text from private.scheduled_pages where not is_logged
    union all select kind::text, id, path, coalesce((public_from::timestamp at time zone 'America/Toronto')::text, '-infinity')
      from private.content_addresses
  ) as address`);
  await to(
    `insert into private.document_addresses (kind, id, path, public_from)
      select * from jsonb_to_recordset($1::jsonb) as address (kind public.document_kind, id text, path text, public_from timestamptz)`,
    [addresses?.rows],
  );
}

/** What went with a deleted request or session stood in its copy, before each part had a row of its own. */
async function moveDeletedParts(to: Query, former: ReadonlyMap<string, string[]>) {
  if (!former.has('private.deleted_records') || former.has('private.deleted_parts')) return;
  await to(`insert into private.deleted_parts (source, record)
    select kind.source, '{"token_hashes": []}' || part - case when part -> 'token_hashes' = 'null' then 'token_hashes' else '' end
    from private.deleted_records
    cross join (values ('events', 'lead_events'), ('registrations', 'registrations'), ('bookings', 'studio_bookings')) as kind (name, source)
    cross join lateral jsonb_array_elements(record -> kind.name) as part`);
  await to(`update private.deleted_records set record = record - array['events', 'registrations', 'bookings']
    where source in ('leads', 'course_sessions')`);
}

/**
 * Copies the rows of one database into the tables of another one, column by column of the same name. Triggers stay silent:
 * what they have written beside the rows is copied as well. Gives what has no place there and isn't empty, in French.
 */
async function copyRows(from: Query, to: Query): Promise<string[]> {
  const [former, present] = [await readTables(from), await readTables(to)];
  const homeless: string[] = [];
  await to('set session_replication_role = replica');
  for (const [table, columns] of former) {
    if (isLeft(table)) continue;
    // What migrations have written there; in tables that are new it stays.
    if (present.has(table)) await to(`delete from ${table}`);
    const kept = columns.filter((column) => present.get(table)?.includes(column));
    const left = columns.filter((name) => !kept.includes(name) && !replaced[table]?.includes(name));
    for (const column of left) {
      const [{ count } = { count: 0 }] = await from<{ count: number }>(
        `select count(${column})::integer as count from ${table}`,
      );
      if (count > 0) homeless.push(`${table}.${column} (${count})`);
    }
    if (kept.length === 0) continue;
    await from('begin');
    await from(`declare leaving cursor for select to_jsonb(kept)::text as row from ${table} as kept`);
    for (;;) {
      const rows = await from<{ row: string }>(`fetch ${rowsAtOnce} from leaving`);
      if (rows.length === 0) break;
      await to(
        `insert into ${table} (${kept.join(', ')}) overriding system value
          select ${kept.join(', ')} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
        [`[${rows.map(({ row }) => row).join(',')}]`],
      ).catch((error: Error) => {
        throw new StartupError(
          `Les lignes de ${table} n’entrent pas dans la forme d’aujourd’hui\u00A0: ${error.message.split('\n')[0]}`,
        );
      });
    }
    await from('commit');
  }
  await movePlans(from, to, former);
  await moveDeletedParts(to, former);
  await moveTotals(from, to, former);
  await moveAddresses(from, to, former);
  // Numbers that are counted go on where they were.
  for (const { sequence, owner, column } of await to<{ sequence: string; owner: string; column: string }>(`
    select format('%I.%I', nspname, sequence.relname) as sequence, attrelid::regclass::text as owner, quote_ident(attname) as column
    from pg_class as sequence join pg_namespace on pg_namespace.oid = sequence.relnamespace
    join pg_depend on objid = sequence.oid and pg_depend.classid = 'pg_class'::regclass and deptype in ('a', 'i')
    join pg_attribute on attrelid = refobjid and attnum = refobjsubid
    where relkind = 'S' and nspname in ('public', 'private')`))
    await to(`select setval('${sequence}', coalesce((select max(${column}) from ${owner}), 0) + 1, false)`);
  await to('set session_replication_role = origin');
  if (present.has('private.search_entries')) await to('select private.index_everything()');
  return homeless;
}

/** What became of data that other migrations had made. */
export type Reshaped = {
  /** What had no place in the shape of today and isn't empty, by its name and how often it was there. */
  homeless: string[];
  /** The folder that now holds the database as it was. */
  former: string;
};

/**
 * Brings the rows of a folder that no server uses into the shape that today's migrations give, where others made them: a new database
 * takes their rows over, and then the place of the former one. Data with the same history are left to their migrations.
 *
 * @throws StartupError when it can't be done; the data are then as they were.
 */
export async function reshape(
  dataDir: string,
  { migrationsDir = projectMigrations }: Pick<BackendOptions, 'migrationsDir'> = {},
): Promise<Reshaped | undefined> {
  const migrations = await readMigrations(migrationsDir);
  const { database, release } = await claimDataFolder(dataDir, () =>
    Promise.reject(new StartupError(`Le dossier ${resolve(dataDir)} ne contient pas de données.`)),
  );
  try {
    const former = new PgliteConnection({
      url: database,
      pgliteOptions: { extensions: { btree_gist, pg_trgm } },
    });
    const root = resolve(dataDir);
    let homeless: string[];
    try {
      if (!findOther(await readHistory(former.driver), migrations)) return undefined;
      const fresh = await createBackend({
        dataDir: draftFolder(root),
        migrationsDir,
        seed: null,
      });
      try {
        homeless = await copyRows(
          async <Row>(statement: string, parameters?: unknown[]) =>
            (await former.driver.query<Row>(statement, parameters)).rows,
          (statement, parameters) => fresh.sql(statement, parameters),
        );
      } finally {
        await fresh.close();
      }
    } finally {
      await former.close();
    }
    // Files and secrets stay.
    for (const name of await readdir(draftFolder(root)))
      if (name !== 'database') await rm(join(draftFolder(root), name), { recursive: true });
    return { homeless, former: (await replaceData(root)) ?? '' };
  } catch (error) {
    await rm(draftFolder(resolve(dataDir)), { recursive: true, force: true });
    throw error;
  } finally {
    release();
  }
}
