// npx node supabase/scripts/testOnPostgres.ts postgresql://user:password@host:port/postgres
// Runs the permission checks, the schema's tests and the attacks on a plain PostgreSQL 15 or later.
import { existsSync } from 'node:fs';
import { runVitest } from '../../tests/runVitest.ts';

const [server] = process.argv.slice(2);
if (!server) {
  console.error(
    'Which server? npx node supabase/scripts/testOnPostgres.ts postgresql://user:password@host:port/postgres',
  );
  process.exit(1);
}
const files = [
  'permissions',
  'schema',
  'lists.thorough',
  'callers',
  'attacks',
  'pageChanges.thorough',
  'previews',
  'revisions',
  'accounts',
  'visits',
].map((name) => `supabase/tests/${name}.test.ts`);
const missing = files.filter((file) => !existsSync(file));
if (missing.length > 0) throw new Error(`No such tests: ${missing.join(', ')}`);
const { status } = runVitest(['run', '--project', 'database', '--project', 'thorough', ...files], {
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_URL: server },
});
process.exitCode = status ?? 1;
