import assert from 'node:assert/strict';
import type { Fixtures } from './world.ts';

/** One line of the permission table held against the backend; throws when they disagree. */
export type Check = {
  /** The table or function, or `files`. */
  subject: string;
  name: string;
  run: (fixtures: Fixtures) => Promise<void>;
};

/** A check that changes something, and leaves the fixtures as it found them, which is how every check finds them. */
export const restored = (subject: string, name: string, run: Check['run']): Check => ({
  subject,
  name,
  run: async (fixtures) => {
    try {
      await run(fixtures);
    } finally {
      await fixtures.restore();
    }
  },
});

/** The tables in which something still stands that a pattern finds, in whatever case. */
export async function getTraces(fixtures: Fixtures, pattern: string): Promise<string[]> {
  const tables = await fixtures.sql<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private', 'auth', 'storage') order by 1`);
  const found: string[] = [];
  for (const { name } of tables) {
    const stored = await fixtures.sql(`select from ${name} as kept where kept::text ~* $1`, [pattern]);
    if (stored.length > 0) found.push(name);
  }
  return found;
}

export type Answer = { error: { code?: string; message: string } | null };

export const verdict = (isAllowed: boolean) => (isAllowed ? 'may' : 'may not');

/** Refused for want of a privilege on the table or function itself, before any policy or code had its say. */
export function assertDenied({ error }: Answer, subject: string): void {
  assert.equal(error?.code, '42501', `expected a refusal, got ${JSON.stringify(error)}`);
  assert.match(error.message, new RegExp(`^permission denied for (table|view|function) ${subject}$`));
}

export function assertAccepted({ error }: Answer): void {
  assert.equal(error, null, `expected no error, got ${JSON.stringify(error)}`);
}

/**
 * How an attempt ends: accepted; denied for want of a privilege; rejected by a policy or function with an error;
 * filtered, when policies hide the row and nothing is said; failed with any error.
 */
type Outcome = 'accepted' | 'denied' | 'rejected' | 'filtered' | 'failed';

/** Runs an attempt on a table, function or bucket and asserts how it ended, and that only an accepted one changed something. */
export async function attempt(
  fixtures: Fixtures,
  subject: string,
  run: () => PromiseLike<Answer>,
  expected: Outcome,
): Promise<void> {
  const answer = await run();
  const hasChanged = await fixtures.hasChanged();
  if (hasChanged) await fixtures.restore();
  if (expected === 'accepted' || expected === 'filtered') assertAccepted(answer);
  if (expected === 'denied') assertDenied(answer, subject);
  if (expected === 'rejected') assert.equal(answer.error?.code, '42501', JSON.stringify(answer.error));
  if (expected === 'failed') assert.notEqual(answer.error, null, 'expected an error');
  assert.equal(hasChanged, expected === 'accepted', hasChanged ? 'something changed' : 'nothing changed');
}

/** Attempts on one thing of which some are allowed: the others are refused alike, and together have changed nothing. */
export async function attemptEach(
  fixtures: Fixtures,
  subject: string,
  attempts: readonly {
    name: string;
    isAllowed: boolean;
    run: (fixtures: Fixtures) => PromiseLike<Answer>;
  }[],
  refusal: 'rejected' | 'filtered' | 'failed',
): Promise<void> {
  for (const { name, isAllowed, run } of attempts) {
    if (isAllowed) continue;
    const { error } = await run(fixtures);
    const isRefused = { rejected: error?.code === '42501', filtered: error === null, failed: error !== null };
    assert.ok(isRefused[refusal], `${name}: ${JSON.stringify(error)}`);
  }
  const hasChanged = await fixtures.hasChanged();
  if (hasChanged) await fixtures.restore();
  assert.equal(hasChanged, false, 'a refused attempt changed something');
  for (const { name, isAllowed, run } of attempts)
    if (isAllowed)
      await attempt(fixtures, subject, () => run(fixtures), 'accepted').catch((error: Error) => {
        throw new Error(`${name}: ${error.message}`, { cause: error });
      });
}
