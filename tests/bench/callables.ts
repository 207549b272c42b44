import type { PGlite } from '@electric-sql/pglite';
import { type Callable, callable, isCallable, widest } from '../../supabase/tests/callables.ts';
import { createDatabase, few } from './desk.ts';
import { median } from './statistics.ts';

const goal = 50;

const session = `'c0000000-0000-4000-8000-000000000001'`;
const person = `'{"first_name": "Zoé", "last_name": "Roy", "email": "zoe@exemple.test", "message": "Bonjour"}'`;

/** Arguments of which something is found, or made: what is refused at once costs nothing. */
const likely: Record<string, readonly string[]> = {
  text: [`'charest'`, `'banc-77'`, `repeat('a', 43)`],
  uuid: [session],
  jsonb: [person],
  integer: ['1'],
  date: ['now()::date'],
  'timestamp with time zone': ['now()'],
  boolean: ['true'],
  'text[]': [`'{}'`],
};

/** How long the database works for a call as a role, in milliseconds, whatever it answers; nothing of it is left. */
async function measure(database: PGlite, role: string, { name, names, types }: Callable, values: string[]) {
  const declared = types.map((type, place) => `a${place} ${type} := ${values[place]};`).join(' ');
  const given = names.slice(0, types.length).map((argument, place) => `${argument} => a${place}`);
  try {
    await database.exec(`
      set local role ${role};
      set local request.headers = '{"x-forwarded-for": "203.0.113.7"}';
      do $$
      declare ${declared} began timestamptz := clock_timestamp();
      begin
        begin
          perform public.${name}(${given.join(', ')});
        exception
          when others then null;
        end;
        raise exception '%', extract(epoch from clock_timestamp() - began) * 1000 using errcode = 'PT200';
      end $$`);
  } catch (error) {
    if ((error as { code?: string }).code === 'PT200') return Number((error as Error).message);
    throw error;
  } finally {
    await database.exec('rollback').catch(() => undefined);
  }
  throw new Error(`${name} wasn’t measured.`);
}

/**
 * What each function costs the embedded database that a visitor or a subscriber may call, with the widest and the furthest arguments, and
 * with some that find something, among a hundred of everything: what is done for each row shows there.
 */
export async function benchCallables({ rounds }: { rounds: number }) {
  const database = await createDatabase(few);
  await database.exec('reset role; reset request.jwt.claim.sub');
  const { rows: functions } = await database.query<Callable>(
    `select name, names, types from (${callable}) as callable order by name`,
  );
  const costs: { fonction: string; ms: number; '': string; arguments: string }[] = [];
  for (const one of functions.filter(isCallable)) {
    let worst = { ms: 0, values: '' };
    for (const role of ['anon', 'authenticated'])
      for (const known of [widest, { ...widest, ...likely }]) {
        const choices = Math.max(1, ...one.types.map((type) => known[type]?.length ?? 0));
        for (let choice = 0; choice < choices; choice += 1) {
          const values = one.types.map((type) => {
            const of = known[type] ?? ['null'];
            return of[choice % of.length] ?? 'null';
          });
          const times: number[] = [];
          for (let round = 0; round < rounds; round += 1)
            times.push(await measure(database, role, one, values));
          const ms = median(times);
          if (ms > worst.ms) worst = { ms, values: `${role}: ${values.join(', ')}`.slice(0, 100) };
        }
      }
    costs.push({
      fonction: one.name,
      ms: Math.round(worst.ms * 100) / 100,
      '': worst.ms > goal ? '✗' : '',
      arguments: worst.values,
    });
  }
  console.table(costs.toSorted((one, other) => other.ms - one.ms));
  console.warn(
    `Médianes de ${rounds} tours, de l’argument le plus cher. But : ≤ ${goal} ms. ✗ marque ce qui le manque.`,
  );
  await database.close();
}
