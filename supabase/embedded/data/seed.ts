import { readFile } from 'node:fs/promises';
import { seedMedia } from '../../seed/media.ts';

/** A file uploaded when data are created. */
export type SeedFile = {
  /** Path in the bucket `media`, as in `uploads/1767600000000.jpg`. */
  key: string;
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
};

/** What new data start with. */
export type Seed = { sql: string; files: SeedFile[] };

/** The project's own seed: supabase/seed.sql and the files of supabase/seed/media.ts. */
export async function projectSeed(): Promise<Seed> {
  return {
    sql: await readFile(new URL('../../seed.sql', import.meta.url), 'utf8'),
    files: await Promise.all(
      seedMedia
        .flatMap(({ files }) => files)
        .map(async ({ key, file, mime }) => ({
          key,
          contentType: mime,
          bytes: new Uint8Array(await readFile(file)),
        })),
    ),
  };
}
