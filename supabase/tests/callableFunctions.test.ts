import { describe, expect, test } from 'vitest';
import { callable, isCallable, type Callable, widest } from './callables.ts';
import { openWorld } from './openWorld.ts';
import { asRole, people } from './world.ts';

const fixtures = openWorld({ restores: false });

test('functions that write give JSON or nothing: no caller casts an answer so that all is undone after it was read', async () => {
  const found = await fixtures.sql<{ name: string; gives: string }>(
    `select name, gives from (${callable}) as callable where writes and gives not in ('jsonb', 'void') order by name`,
  );
  expect(found).toEqual([]);
});

/** A refusal with a sentence, or of a value that isn't one: none that says that time or memory has run out. */
const refusals = /^(?:PT4\d\d|P0001|22...|23...|42501)$/;

/** The most that somebody who has nothing is answered, in bytes. */
const mostBytes = 100_000;

describe('the widest and furthest arguments', () => {
  test.each([
    ['a visitor', asRole('anon')],
    ['a subscriber', `${asRole('authenticated')} set local request.jwt.claim.sub = '${people.subscriber}';`],
  ])('of %s are refused, or answered shortly, by every function', async (_who, role) => {
    const functions = await fixtures.sql<Callable>(
      `select name, names, types from (${callable}) as callable order by name`,
    );
    const faults: string[] = [];
    for (const { name, names, types } of functions) {
      if (!isCallable({ types })) continue;
      const unknown = types.filter((type) => !widest[type]);
      if (unknown.length > 0) faults.push(`${name}: no widest ${unknown.join(', ')}`);
      const rounds = Math.max(1, ...types.map((type) => widest[type]?.length ?? 0));
      for (let round = 0; round < rounds; round += 1) {
        const values = types.map((type, place) => {
          const choices = widest[type] ?? ['null'];
          return `${names[place]} => ${choices[round % choices.length]}`;
        });
        const outcome = await fixtures
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
