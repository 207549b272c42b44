// npx node supabase/scripts/mutatePolicies.ts — breaks each policy in turn; the permission checks must fail for every one. Grants they read
// from the catalogue.
import { createTestedBackend } from '../tests/testedBackend.ts';
import type { Check } from '../tests/attempt.ts';
import { permissionChecks } from '../tests/permissionChecks.ts';
import { createFixtures, signIn } from '../tests/world.ts';

/** The role that has fewer rights, to which a mutant gives those of the other. Nobody who signs in has fewer than a subscriber. */
const nextRole: Record<string, string> = { moderator: 'subscriber', editor: 'moderator', admin: 'editor' };

const conditions = [
  /\w+ = \( SELECT auth\.uid\(\) AS uid\)/g,
  /private\.is_public\([\w., ]+\)/g,
  /bucket_id = '[\w-]+'::text/g,
  /private\.is_(?:deleted_)?media_key\(name\)/g,
  /\w+ !~ '\^internal\/'::text/g,
];

/** Every expression that comes from opening, closing or lowering one condition of another. */
function weakened(expression: string): string[] {
  const at = (match: RegExpExecArray, replacement: string) =>
    expression.slice(0, match.index) + replacement + expression.slice(match.index + match[0].length);
  const roles = [...expression.matchAll(/private\.has_role\('(\w+)'(?:::(?:public\.)?app_role)?\)/g)];
  return [
    ...roles.flatMap((match) => {
      const lower = nextRole[match[1] ?? ''];
      return lower ? [at(match, match[0].replace(match[1] ?? '', lower))] : [];
    }),
    ...[roles, ...conditions.map((condition) => [...expression.matchAll(condition)])]
      .flat()
      .flatMap((match) => [at(match, 'true'), at(match, 'false')]),
  ];
}

const backend = await createTestedBackend();
const fixtures = await createFixtures(backend);
const checks = permissionChecks();

/** The first check that fails; those about the mutant's own subject come first. */
async function firstFailure(subject: string): Promise<Check | undefined> {
  const ordered = checks.toSorted((a, b) => Number(b.subject === subject) - Number(a.subject === subject));
  for (const check of ordered) {
    const passes = await check.run(fixtures).then(
      () => true,
      () => false,
    );
    if (!passes) return check;
  }
  return undefined;
}

const policies = await backend.sql<{
  schema: string;
  table: string;
  name: string;
  command: string;
  roles: string[];
  using: string | null;
  check: string | null;
}>(`select schemaname as schema, tablename as table, policyname as name, cmd as command, roles::text[] as roles,
  qual as using, with_check as check from pg_policies where schemaname in ('public', 'storage') order by 1, 2, 3`);

const mutants = policies.flatMap(({ schema, table, name, command, roles, using, check }) => {
  const policy = `policy "${name}" on ${schema}.${table}`;
  const clauses = [using && `using (${using})`, check && `with check (${check})`].filter(Boolean).join(' ');
  const undo = `drop policy if exists "${name}" on ${schema}.${table};
    create ${policy} for ${command} to ${roles.join(', ')} ${clauses}`;
  const replaced = (clause: string, expression: string | null) =>
    expression === null
      ? []
      : [...new Set(['true', ...weakened(expression)])]
          .filter((variant) => variant !== expression)
          .map((variant) => `alter ${policy} ${clause} (${variant})`);
  return [
    `drop ${policy}`,
    ...replaced('using', using),
    ...replaced('with check', check),
    ...(roles.length > 1 ? roles : []).map(
      (role) => `alter ${policy} to ${roles.filter((other) => other !== role).join(', ')}`,
    ),
  ].map((apply) => ({ subject: schema === 'storage' ? 'files' : table, apply, undo }));
});

const fiveMinutes = 300_000;
let signedInAt = Date.now();
const survivors: string[] = [];
for (const { apply, subject, undo } of [{ apply: '', subject: '', undo: '' }, ...mutants]) {
  // What reaches accounts and personal data wants a password of the last ten minutes, and all mutants take longer.
  if (Date.now() - signedInAt > fiveMinutes) {
    signedInAt = Date.now();
    for (const name of ['subscriber', 'moderator', 'editor', 'admin'] as const)
      fixtures.as[name] = await signIn(fixtures, name);
  }
  await backend.exec(apply);
  const failure = await firstFailure(subject);
  await backend.exec(undo);
  await fixtures.restore();
  if (apply === '' && failure) throw new Error(`Without any mutant, this fails already: ${failure.name}`);
  if (apply !== '' && !failure) survivors.push(apply);
  console.log(failure ? `killed    ${apply} — ${failure.name}` : `survived  ${apply}`);
}
await backend.close();

console.log(`\n${mutants.length - survivors.length}/${mutants.length} mutants killed.`);
for (const apply of survivors) console.log(`Survived: ${apply}`);
process.exitCode = survivors.length > 0 ? 1 : 0;
