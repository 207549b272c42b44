import type { PGlite } from '@supabase/lite/pglite';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../startupError.ts';

/** One file of supabase/migrations: `<version>_<name>.sql`. */
export type Migration = { version: string; name: string; sql: string };

/** The migrations of a folder, in the order in which they run. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const [, version = file, name = ''] = /^(\d+)_(.*)\.sql$/.exec(file) ?? [];
      return { version, name, sql: await readFile(join(folder, file), 'utf8') };
    }),
  );
}

/** The table in which the Supabase CLI notes what has run. */
const historySql = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations
    (version text primary key, statements text[], name text);`;

const withUnixLines = (sql: string): string => sql.replaceAll('\r\n', '\n');

/**
 * Whether a migration still says what it said when it ran. The Supabase CLI notes a file statement by statement, which
 * can't be compared; here a file is one.
 */
function isUnchanged(sql: string, statements: string[] | null): boolean {
  const [whole, ...others] = statements ?? [];
  return whole === undefined || others.length > 0 || withUnixLines(whole) === withUnixLines(sql);
}

/** What ran on a database, by version. */
type History = Map<string, string[] | null>;

/** Reads what the Supabase CLI, or this backend, noted of a database. */
export async function readHistory(database: Pick<PGlite, 'exec' | 'query'>): Promise<History> {
  await database.exec(historySql);
  const { rows } = await database.query<{ version: string; statements: string[] | null }>(
    'select version, statements from supabase_migrations.schema_migrations',
  );
  return new Map(rows.map((row) => [row.version, row.statements]));
}

/** The first version in a history that is newer than all that are known. */
const findNewer = (applied: History, migrations: Migration[]) =>
  [...applied.keys()].find((version) => version > (migrations.at(-1)?.version ?? ''));

/** The first of the migrations that made data which has been changed, joined or taken away since; none in newer data. */
export function findOther(applied: History, migrations: Migration[]): string | undefined {
  if (findNewer(applied, migrations)) return undefined;
  const known = new Map(migrations.map(({ version, sql }) => [version, sql]));
  return [...applied].find(([version, statements]) => {
    const sql = known.get(version);
    return sql === undefined || !isUnchanged(sql, statements);
  })?.[0];
}

/**
 * Runs what hasn't run yet, each file in a transaction of its own together with its line in the history.
 *
 * @throws StartupError when a migration fails, when the data were made by other ones, or by a newer version of the site.
 */
export async function migrate(database: PGlite, migrations: Migration[]): Promise<void> {
  const applied = await readHistory(database);
  const newer = findNewer(applied, migrations);
  if (newer)
    throw new StartupError(
      `Les données ont reçu la migration ${newer}, que cette version du site ne connaît pas : mettez le site à jour.`,
    );
  const other = findOther(applied, migrations);
  if (other)
    throw new StartupError(
      `Ces données ont été faites par d’autres migrations que celles d’aujourd’hui (${other}). Rien n’a changé. ` +
        'Ramenez-les dans leur forme nouvelle avec « npx node supabase/embedded/commands/reshape.ts ».',
    );
  for (const { version, name, sql } of migrations.filter((migration) => !applied.has(migration.version))) {
    try {
      await database.transaction(async (transaction) => {
        await transaction.exec(sql);
        await transaction.query(
          'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
          [version, name, [sql]],
        );
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartupError(
        `La migration ${version}_${name} a échoué et n’a rien changé : ${reason.split('\n')[0]}`,
      );
    }
  }
}
