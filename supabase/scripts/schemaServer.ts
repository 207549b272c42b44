import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { migrate, readMigrations } from '../embedded/data/migrate.ts';
import { systemSchemaSql } from '../embedded/worker/systemSchema.ts';

/** A throw-away database in memory with every migration applied. The caller closes it. */
export async function openMigratedDatabase(): Promise<PGlite> {
  const database = await PGlite.create({ extensions: { pg_trgm, pgcrypto } });
  await database.exec(systemSchemaSql);
  await migrate(database, await readMigrations(`${import.meta.dirname}/../migrations`));
  return database;
}

/**
 * Serves a migrated database on a local port, so that Supabase's own tools can read the schema without Docker.
 *
 * @param task gets the address of the database; the server stops when the task is done.
 */
export async function withSchemaServer<T>(
  database: PGlite,
  task: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  const server = new PGLiteSocketServer({ db: database, port: 5510, host: '127.0.0.1' });
  await server.start();
  try {
    return await task('postgresql://postgres:postgres@127.0.0.1:5510/postgres?sslmode=disable');
  } finally {
    await server.stop();
  }
}
