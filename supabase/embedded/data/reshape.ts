import { PgliteConnection } from '@supabase/lite/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackendOptions, createBackend, projectMigrations } from '../backend.ts';
import { StartupError } from '../startupError.ts';
import { dataPaths } from './dataFolder.ts';
import { findOther, type Migration, readHistory, readMigrations } from './migrate.ts';

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

/** Which rows of a table that is still there stand in others since. */
const leaving: Readonly<Record<string, string>> = {
  'public.site_contents': `key ~ '^(page|project|show|episode)/'`,
};

/** Columns that are called otherwise since, by the name of their table. */
const renamed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'private.scheduled_pages': { is_shown: 'is_logged' },
  'private.media_uses': { place: 'state' },
};

/** Pages, projects, shows and episodes were contents among others before each had its own table. */
async function moveDocuments(from: Query, to: Query, former: ReadonlyMap<string, string[]>) {
  if (former.has('public.pages') || !former.has('public.site_contents')) return;
  await to('select private.add_document((kind, id)) from private.document_versions group by kind, id');
  const keys = await from<{ key: string }>(
    `select key from public.site_contents where ${leaving['public.site_contents']} order by key`,
  );
  for (const { key } of keys) {
    const [row] = await from<{ row: string }>(
      'select to_jsonb(kept)::text as row from public.site_contents as kept where key = $1',
      [key],
    );
    await to(
      `select private.put_online(private.document_of(kept.key), kept.value, kept.version, kept.published_at)
        from jsonb_to_record($1::jsonb) as kept (key text, value jsonb, version integer, published_at timestamptz)`,
      [row?.row],
    ).catch((error: Error) => {
      throw new StartupError(`${key} n’entre pas dans la forme d’aujourd’hui\u00A0: ${error.message}`);
    });
  }
}

/** Rows of before named a document by one text (decision 66): in which column, and what has its kind and its id since. */
function findNames(former: readonly string[], present: readonly string[] = []) {
  const from = ['document', 'content_key', 'key'].find((column) => former.includes(column));
  const [kind, id] = present.includes('document_kind') ? ['document_kind', 'document_id'] : ['kind', 'id'];
  if (!from || former.includes(kind) || !present.includes(kind)) return undefined;
  const name = `private.document_of(given ->> '${from}')`;
  const columns = {
    [kind]: `(${name}).kind`,
    ...(!former.includes(id) && present.includes(id) && { [id]: `(${name}).id` }),
  };
  return { from, columns };
}

/**
 * Copies the rows of one database into the tables of another one, column by column of the same name. Triggers stay silent:
 * what they have written beside the rows is copied as well. Gives what has no place there and isn't empty, in French.
 */
async function copyRows(from: Query, to: Query): Promise<string[]> {
  const [former, present] = [await readTables(from), await readTables(to)];
  const homeless: string[] = [];
  await to('set session_replication_role = replica');
  await to(`truncate ${[...present.keys()].join(', ')}`);
  for (const [table, columns] of former) {
    const toPresent = (column: string) => renamed[table]?.[column] ?? column;
    const kept = columns.filter((column) => present.get(table)?.includes(toPresent(column)));
    const stored = kept.map(toPresent);
    const names = findNames(columns, present.get(table));
    for (const column of columns.filter((name) => !kept.includes(name) && name !== names?.from)) {
      const [{ count } = { count: 0 }] = await from<{ count: number }>(
        `select count(${column})::integer as count from ${table}`,
      );
      if (count > 0) homeless.push(`${table}.${column} (${count})`);
    }
    if (stored.length === 0) continue;
    const row = [...stored, ...Object.keys(names?.columns ?? {})].join(', ');
    const cells = [...stored.map((column) => `kept.${column}`), ...Object.values(names?.columns ?? {})].join(
      ', ',
    );
    const read = [
      ...new Set([
        ...kept.map((column) => `${column} as ${toPresent(column)}`),
        ...(names && !kept.includes(names.from) ? [names.from] : []),
      ]),
    ].join(', ');
    await from('begin');
    await from(
      `declare leaving cursor for select to_jsonb(kept)::text as row
        from (select ${read} from ${table} where not (${leaving[table] ?? 'false'})) as kept`,
    );
    for (;;) {
      const rows = await from<{ row: string }>(`fetch ${rowsAtOnce} from leaving`);
      if (rows.length === 0) break;
      await to(
        `insert into ${table} (${row}) overriding system value
          select ${cells} from jsonb_array_elements($1::jsonb) as given
          cross join lateral jsonb_populate_record(null::${table}, given) as kept`,
        [`[${rows.map((stored) => stored.row).join(',')}]`],
      ).catch((error: Error) => {
        throw new StartupError(
          `Les lignes de ${table} n’entrent pas dans la forme d’aujourd’hui\u00A0: ${error.message.split('\n')[0]}`,
        );
      });
    }
    await from('commit');
  }
  await moveDocuments(from, to, former);
  // Numbers that are counted go on where they were.
  for (const { sequence, owner, column } of await to<{ sequence: string; owner: string; column: string }>(`
    select format('%I.%I', nspname, sequence.relname) as sequence, attrelid::regclass::text as owner, quote_ident(attname) as column
    from pg_class as sequence join pg_namespace on pg_namespace.oid = sequence.relnamespace
    join pg_depend on objid = sequence.oid and pg_depend.classid = 'pg_class'::regclass and deptype in ('a', 'i')
    join pg_attribute on attrelid = refobjid and attnum = refobjsubid
    where relkind = 'S' and nspname in ('public', 'private')`))
    await to(`select setval('${sequence}', coalesce((select max(${column}) from ${owner}), 0) + 1, false)`);
  // What a trigger keeps, and older data hadn't.
  if (present.has('public.article_tags'))
    await to(`update public.article_tags as link set appears_at = article.dated_at, category_id = article.category_id
      from public.articles as article where article.id = link.article_id and article.status = 'published'`);
  await to('set session_replication_role = origin');
  if (present.has('private.search_entries')) await to('select private.index_everything()');
  if (present.has('private.desk_entries')) await to('select private.index_desk()');
  return homeless;
}

/**
 * Brings rows into the shape that today's migrations give, where their data were made by others. Data with the same history
 * are left to their migrations. Gives what had no place, if something had none.
 */
async function reshape(dataDir: string, options: BackendOptions, migrations: Migration[]): Promise<string[]> {
  const { database } = dataPaths(dataDir);
  const former = new PgliteConnection({
    url: database,
    pgliteOptions: { extensions: { btree_gist, pg_trgm } },
  });
  const fresh = join(dataDir, 'reshaped');
  let homeless: string[] | undefined;
  try {
    if (findOther(await readHistory(former.driver), migrations)) {
      const backend = await createBackend({ ...options, dataDir: fresh, seed: null });
      try {
        homeless = await copyRows(
          async <Row>(statement: string, parameters?: unknown[]) =>
            (await former.driver.query<Row>(statement, parameters)).rows,
          (statement, parameters) => backend.sql(statement, parameters),
        );
      } finally {
        await backend.close();
      }
    }
  } finally {
    await former.close();
  }
  if (!homeless) return [];
  await rm(database, { recursive: true });
  await rename(dataPaths(fresh).database, database);
  await rm(fresh, { recursive: true });
  return homeless;
}

/**
 * Opens the data of a folder that no server uses as a server would, in the shape of today, and closes them.
 *
 * @returns what had no place in that shape and isn't empty, by its name and how often it was there.
 * @throws StartupError when it can't be done; the folder is then of no more use.
 */
export async function bringUpToDate(
  dataDir: string,
  options: Pick<BackendOptions, 'migrationsDir' | 'log'> = {},
): Promise<string[]> {
  // What it writes is synced with the rest, before the data take their place.
  const settings = { ...options, isDurable: false };
  const homeless = await reshape(
    dataDir,
    settings,
    await readMigrations(options.migrationsDir ?? projectMigrations),
  );
  await (await createBackend({ ...settings, dataDir })).close();
  return homeless;
}
