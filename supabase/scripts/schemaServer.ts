import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { migrate, readMigrations } from '../embedded/data/migrate.ts';
import { systemSchemaSql } from '../embedded/worker/systemSchema.ts';

/** A database in memory with every migration applied and nothing in it. */
export async function createSchemaDatabase(): Promise<PGlite> {
  const database = await PGlite.create({ extensions: { pg_trgm, pgcrypto } });
  await database.exec(systemSchemaSql);
  await migrate(database, await readMigrations(`${import.meta.dirname}/../migrations`));
  return database;
}

/**
 * Serves a throw-away database with every migration applied on a local port, so that Supabase's own tools can read the
 * schema without Docker.
 *
 * @param task gets the address of the database; the server stops when the task is done.
 */
export async function withSchemaServer<T>(task: (databaseUrl: string) => Promise<T>): Promise<T> {
  const database = await createSchemaDatabase();
  const server = new PGLiteSocketServer({ db: database, port: 5510, host: '127.0.0.1' });
  await server.start();
  try {
    return await task('postgresql://postgres:postgres@127.0.0.1:5510/postgres?sslmode=disable');
  } finally {
    await server.stop();
    await database.close();
  }
}
