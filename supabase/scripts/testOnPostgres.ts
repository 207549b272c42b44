// npx node supabase/scripts/testOnPostgres.ts postgresql://user:password@host:port/postgres
// Runs the permission checks, the schema's tests and the attacks on a plain PostgreSQL 15 or later.
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
  'lists',
  'callers',
  'attacks',
  'pageChanges',
  'previews',
  'revisions',
  'accounts',
  'visits',
].map((name) => `supabase/tests/${name}.test.ts`);
const { status } = runVitest(['run', '--project', 'database', ...files], {
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_URL: server },
});
process.exitCode = status ?? 1;
