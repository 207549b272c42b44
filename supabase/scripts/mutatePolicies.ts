// npx node supabase/scripts/mutatePolicies.ts — breaks each policy, grant and right in turn; the permission checks must fail for every one.
import { createTestedBackend } from '../tests/testedBackend.ts';
import type { Check } from '../tests/attempt.ts';
import { makeMutants } from '../tests/mutants.ts';
import { permissionChecks } from '../tests/permissionChecks.ts';
import { createFixtures, signIn, type Fixtures } from '../tests/world.ts';

const privilegesSql = `select md5(string_agg(line, ',' order by line)) as digest from (
  select policy::text as line from pg_policies as policy
  union all select oid || ' ' || relrowsecurity from pg_class
  union all select oid || prosrc from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  union all select pg_class.oid || acl::text from pg_class, aclexplode(relacl) as acl
  union all select attrelid || attname || acl::text from pg_attribute, aclexplode(attacl) as acl
  union all select pg_proc.oid || acl::text from pg_proc, aclexplode(proacl) as acl
) as lines`;

const checks = permissionChecks();

async function passes(fixtures: Fixtures, check: Check): Promise<boolean> {
  return check.run(fixtures).then(
    () => true,
    () => false,
  );
}

/** The first check that fails; those about the mutant's own subject come first. */
async function firstFailure(fixtures: Fixtures, subject: string): Promise<Check | undefined> {
  const ordered = checks.toSorted((a, b) => Number(b.subject === subject) - Number(a.subject === subject));
  for (const check of ordered) if (!(await passes(fixtures, check))) return check;
  return undefined;
}

const backend = await createTestedBackend();
const fixtures = await createFixtures(backend);
const digest = async () => (await backend.sql<{ digest: string }>(privilegesSql))[0]?.digest;

const intact = await firstFailure(fixtures, '');
if (intact) throw new Error(`Without any mutant, this fails already: ${intact.name}`);
const before = await digest();

const wanted = process.argv.slice(2);
const mutants = (await makeMutants(fixtures.sql)).filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
const survivors: string[] = [];

const fiveMinutes = 300_000;
let signedInAt = Date.now();
/** What reaches accounts and personal data wants a password of the last ten minutes, and all mutants take longer. */
async function renewSessions() {
  if (Date.now() - signedInAt < fiveMinutes) return;
  signedInAt = Date.now();
  for (const name of ['subscriber', 'moderator', 'editor', 'admin'] as const)
    fixtures.as[name] = await signIn(fixtures, name);
}

for (const { name, subject, apply, undo } of mutants) {
  await renewSessions();
  await backend.exec(apply);
  const failure = await firstFailure(fixtures, subject);
  await backend.exec(undo);
  await fixtures.restore();
  const isMended = (await digest()) === before && (!failure || (await passes(fixtures, failure)));
  if (!isMended) throw new Error(`Not mended again: ${name}`);
  if (!failure) survivors.push(name);
  console.log(failure ? `killed    ${name} — ${failure.name}` : `SURVIVED  ${name}`);
}
await backend.close();

console.log(`\n${mutants.length - survivors.length}/${mutants.length} mutants killed.`);
for (const name of survivors) console.log(`Survived: ${name}`);
process.exitCode = survivors.length > 0 ? 1 : 0;
