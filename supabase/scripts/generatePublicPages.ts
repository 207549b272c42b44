// npx node supabase/scripts/generatePublicPages.ts — writes what the database knows of src/publicPages.ts.
import { writeFile } from 'node:fs/promises';
import { publicPagesFile, publicPagesSql } from './publicPagesSql.ts';

await writeFile(publicPagesFile, publicPagesSql());
