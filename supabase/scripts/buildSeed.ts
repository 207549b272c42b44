// npx node supabase/scripts/buildSeed.ts — writes the variants of the pictures in supabase/seed/media, then supabase/seed.sql.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listObjectKeys } from '#features/media/data/picture.ts';
import { makeVariants } from './pictureVariants.ts';

const folder = join(import.meta.dirname, '../seed/media/uploads');
for (const name of readdirSync(folder).filter((file) => file.endsWith('.png'))) {
  for (const { end, bytes } of await makeVariants(readFileSync(join(folder, name))))
    writeFileSync(join(folder, listObjectKeys(name, end)[1] ?? ''), bytes);
}

// It looks at what has just been written.
const { seedSql } = await import('../seed/seedSql.ts');
writeFileSync(join(import.meta.dirname, '../seed.sql'), seedSql());
