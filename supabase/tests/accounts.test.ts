import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { toPattern } from '#data/paging.ts';
import { connectAgain } from './connectAgain.ts';
import { createTestedBackend } from './testedBackend.ts';
import { createFixtures, people, type Fixtures } from './world.ts';

let backend: Awaited<ReturnType<typeof createTestedBackend>>;
let fixtures: Fixtures;

beforeAll(async () => {
  backend = await createTestedBackend();
  fixtures = await createFixtures(backend);
});
afterEach(() => fixtures.restore());
afterAll(() => backend.close());

type Listed = { first_name: string; email: string };

/** A page of people, as the screen asks for it. */
async function list({ search, page = 1 }: { search: string; page?: number }) {
  const { data, count } = await fixtures.as.admin
    .from('listed_accounts')
    .select('first_name,email', { count: 'exact' })
    .like('search_text', toPattern(search) ?? '%')
    .order('sort_text')
    .order('user_id')
    .range((page - 1) * 50, page * 50 - 1)
    .throwOnError();
  return { people: data as Listed[], total: count };
}

describe('the list of people', () => {
  test.each(['zoe bedard', 'BÉDARD', 'Œuvre@exemple', '  Zoé  Béd'])(
    '« %s » finds the one',
    async (search) => {
      await backend.sql(
        `update private.accounts set first_name = 'Zoé', last_name = 'Bédard', email = 'oeuvre@exemple.test' where user_id = $1`,
        [people.stranger],
      );
      expect((await list({ search })).people.map(({ first_name }) => first_name)).toEqual(['Zoé']);
    },
  );

  test.each(['%', '_', 'a,b', 'x)', 'p.eq.1', '"', '\\', `'; drop table private.accounts; --`])(
    '« %s » is taken as it is written',
    async (search) => {
      expect(await list({ search })).toEqual({ people: [], total: 0 });
    },
  );

  test('of ten thousand has pages, and none past the end', async () => {
    await backend.exec(`
      set local session_replication_role = replica;
      insert into auth.users (id, email, email_confirmed_at)
      select gen_random_uuid(), 'p' || number || '@foule.test', now() from generate_series(1, 10000) as number;
      insert into private.accounts (user_id, email, first_name)
      select id, email, 'Personne ' || lpad(substring(email from '[0-9]+'), 5, '0') from auth.users where email like '%@foule.test';
      analyze private.accounts;`);
    try {
      const first = await list({ search: 'personne' });
      expect([first.people.length, first.people[0]?.first_name, first.total]).toEqual([
        50,
        'Personne 00001',
        10_000,
      ]);
      const { people: last } = await list({ search: 'personne', page: 200 });
      expect(last.at(-1)?.first_name).toBe('Personne 10000');
      await expect(list({ search: 'personne', page: 900 })).rejects.toMatchObject({ code: 'PGRST103' });
    } finally {
      // As they came: the triggers of ten thousand departures are not what this is about.
      await backend.exec(`
        set local session_replication_role = replica;
        delete from private.accounts where email like '%@foule.test';
        delete from auth.users where email like '%@foule.test';`);
    }
  }, 60_000);
});

describe('two admins who leave at once', () => {
  const leave: Record<string, (id: string) => string> = {
    'are demoted': (id) => `update private.accounts set role = 'editor' where user_id = '${id}'`,
    'are suspended': (id) =>
      `update auth.users set banned_until = now() + interval '1 hour' where id = '${id}'`,
    'are removed': (id) => `delete from private.accounts where user_id = '${id}'`,
  };

  test.each([
    ['are demoted', 'are suspended'],
    ['are suspended', 'are removed'],
    ['are removed', 'are demoted'],
  ])('%s / %s: one of them stays', async (first, second) => {
    await backend.sql(`update private.accounts set role = 'admin' where user_id = $1`, [people.colleague]);
    const sql = await connectAgain(backend, 2);
    try {
      const isBlocked = async () => {
        const [{ count } = { count: 0 }] = await backend.sql<{ count: number }>(
          `select count(*)::integer as count from pg_locks where locktype = 'advisory' and not granted`,
        );
        return count > 0;
      };
      let waiting: Promise<string> | undefined;
      await sql.begin(async (one) => {
        await one.unsafe(leave[first]?.(people.admin) ?? '');
        // Waits for the first one.
        waiting = sql.unsafe(leave[second]?.(people.colleague) ?? '').then(
          () => 'left',
          (error: { code: string }) => error.code,
        );
        await expect.poll(isBlocked, { timeout: 60_000 }).toBe(true);
      });
      expect(await waiting).toBe('PT409');
    } finally {
      await sql.end();
      await backend.sql('update auth.users set banned_until = null where id = $1', [people.admin]);
    }
  });
});
