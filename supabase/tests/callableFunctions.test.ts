import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestedBackend } from './testedBackend.ts';

let backend: Awaited<ReturnType<typeof createTestedBackend>>;

beforeAll(async () => {
  backend = await createTestedBackend();
});
afterAll(() => backend.close());

/** What whoever has no right but to call can call, by name. */
const callable = `
  select routine.oid, routine.proname as name, routine.provolatile = 'v' as writes, routine.prorettype::regtype::text as gives
  from pg_proc as routine
  where routine.pronamespace = 'public'::regnamespace
    and (has_function_privilege('anon', routine.oid, 'execute') or has_function_privilege('authenticated', routine.oid, 'execute'))`;

test('functions that write give JSON or nothing: no caller casts an answer so that all is undone after it was read', async () => {
  const found = await backend.sql<{ name: string; gives: string }>(
    `select name, gives from (${callable}) as callable where writes and gives not in ('jsonb', 'void') order by name`,
  );
  expect(found).toEqual([]);
});
