import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestedBackend } from './testedBackend.ts';
import { asRole, createFixtures, people } from './world.ts';

let backend: Awaited<ReturnType<typeof createTestedBackend>>;

beforeAll(async () => {
  backend = await createTestedBackend();
  await createFixtures(backend);
});
afterAll(() => backend.close());

/** What whoever has no right but to call can call, by name. */
const callable = `
  select routine.oid, routine.proname as name, routine.provolatile = 'v' as writes, routine.prorettype::regtype::text as gives,
    coalesce(routine.proargnames[1:routine.pronargs], '{}') as names,
    array(
      select format_type(kind.type, null) from unnest(routine.proargtypes::oid[]) with ordinality as kind (type, place) order by place
    )::text[] as types
  from pg_proc as routine
  where routine.pronamespace = 'public'::regnamespace
    and (has_function_privilege('anon', routine.oid, 'execute') or has_function_privilege('authenticated', routine.oid, 'execute'))`;

test('functions that write give JSON or nothing: no caller casts an answer so that all is undone after it was read', async () => {
  const found = await backend.sql<{ name: string; gives: string }>(
    `select name, gives from (${callable}) as callable where writes and gives not in ('jsonb', 'void') order by name`,
  );
  expect(found).toEqual([]);
});

const long = `repeat('é', 1000000)`;

/** The widest values that a body of a request can hold, and the furthest. */
const widest: Record<string, readonly string[]> = {
  text: [long, `repeat('(', 100000)`],
  jsonb: [
    `jsonb_build_object('first_name', ${long}, 'last_name', ${long}, 'email', ${long} || '@x.ca', 'message', ${long})`,
    `(select jsonb_object_agg(number, number) from generate_series(1, 50000) as number)`,
    `(repeat('[', 5000) || repeat(']', 5000))::jsonb`,
  ],
  uuid: ['gen_random_uuid()'],
  boolean: ['true'],
  integer: ['2147483647', '-2147483648'],
  bigint: ['9223372036854775807'],
  date: [`'infinity'`, `'-infinity'`],
  'timestamp with time zone': [`'infinity'`, `'-infinity'`],
  'text[]': [`array_fill('x'::text, array[100000])`, `array[${long}]`],
  'uuid[]': [`array(select gen_random_uuid() from generate_series(1, 50000))`],
  'integer[]': ['array_fill(1, array[100000])'],
  app_role: [`'admin'`],
  article_status: [`'draft'`],
  media_kind: [`'image'`],
  version_reason: [`'saved'`],
};

/** A refusal with a sentence, or of a value that isn't one: none that says that time or memory has run out. */
const refusals = /^(?:PT4\d\d|P0001|22...|23...|42501)$/;

/** The most that somebody who has nothing is answered, in bytes. */
const mostBytes = 100_000;

describe('the widest and furthest arguments', () => {
  test.each([
    ['a visitor', asRole('anon')],
    ['a subscriber', `${asRole('authenticated')} set local request.jwt.claim.sub = '${people.subscriber}';`],
  ])('of %s are refused, or answered shortly, by every function', async (_who, role) => {
    const functions = await backend.sql<{ name: string; names: string[]; types: string[] }>(
      `select name, names, types from (${callable}) as callable order by name`,
    );
    const faults: string[] = [];
    for (const { name, names, types } of functions) {
      // Computed columns of rows that one may read.
      if (types.some((type) => /^(?:articles|site_contents)$/.test(type))) continue;
      const unknown = types.filter((type) => !widest[type]);
      if (unknown.length > 0) faults.push(`${name}: no widest ${unknown.join(', ')}`);
      const rounds = Math.max(1, ...types.map((type) => widest[type]?.length ?? 0));
      for (let round = 0; round < rounds; round += 1) {
        const values = types.map((type, place) => {
          const choices = widest[type] ?? ['null'];
          return `${names[place]} => ${choices[round % choices.length]}`;
        });
        const outcome = await backend
          .exec(
            `${role}
            do $$
            declare size integer;
            begin
              select sum(octet_length(to_jsonb(answer)::text)) into size from public.${name}(${values.join(', ')}) as answer;
              raise exception '%', coalesce(size, 0) using errcode = 'PT200';
            end $$`,
          )
          .then(
            () => 'no answer',
            (error: Error & { code?: string }) => {
              if (error.code === 'PT200')
                return Number(error.message) <= mostBytes ? '' : `${error.message} bytes`;
              return refusals.test(error.code ?? '') ? '' : `${error.code} ${error.message.slice(0, 100)}`;
            },
          );
        if (outcome) faults.push(`${name} (${round}): ${outcome}`);
      }
    }
    expect(faults).toEqual([]);
  });
});
