import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { join } from 'node:path';
import { migrate, readMigrations } from '../../supabase/embedded/data/migrate.ts';
import { systemSchemaSql } from '../../supabase/embedded/worker/systemSchema.ts';

/** The embedded backend's database in memory, with every migration and nothing else. */
export async function openMigratedDatabase(): Promise<PGlite> {
  const database = await PGlite.create({ extensions: { btree_gist, pg_trgm, pgcrypto } });
  await database.exec(systemSchemaSql);
  await migrate(database, await readMigrations(join(import.meta.dirname, '../../supabase/migrations')));
  return database;
}
