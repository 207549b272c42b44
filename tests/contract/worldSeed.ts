import { db } from '#mocks/db.ts';
import { accountsSql, contentSql } from '#mocks/worldSql.ts';
import type { Seed } from '../../supabase/embedded/data/seed.ts';

/** The mocks' world as the seed of an embedded backend: both sides then have the same answers to give. */
export function worldSeed(): Seed {
  return {
    sql: `${accountsSql()}\n${contentSql()}`,
    files: db.media_library.map(({ file_path, mime_type }) => ({
      key: file_path.split('/').slice(-2).join('/'),
      contentType: mime_type ?? '',
      bytes: new TextEncoder().encode('contenu'),
    })),
  };
}
