// npx node supabase/scripts/buildSeed.ts — writes supabase/seed.sql from supabase/seed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedSql } from '../seed/seedSql.ts';

writeFileSync(join(import.meta.dirname, '../seed.sql'), seedSql());
