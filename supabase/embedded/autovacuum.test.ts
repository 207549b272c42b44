import { expect, it } from 'vitest';
import { startAutovacuum } from './autovacuum.ts';
import { createBackend } from './backend.ts';

it('tells the planner of many new rows, those of an earlier life too, and of many that have gone', async () => {
  const backend = await createBackend({ seed: null });
  const knownArticles = async () => {
    (await startAutovacuum((statement) => backend.sql(statement)))();
    const rows = await backend.sql<{ reltuples: number }>(
      `select reltuples from pg_class where relname = 'articles'`,
    );
    return rows[0]?.reltuples;
  };
  try {
    await backend.exec(`insert into public.articles (title, slug, content)
      select 'Banc ' || n, 'banc-' || n, repeat('x', 1500) from generate_series(1, 200) as n`);
    await backend.sql('select pg_stat_reset()');
    expect(await knownArticles()).toBe(200);
    await backend.sql(`delete from public.articles where slug like 'banc-1%'`);
    // PostgreSQL counts changes once a second at most, unless it is asked to.
    await backend.sql('select pg_stat_force_next_flush()');
    expect(await knownArticles()).toBe(89);
  } finally {
    await backend.close();
  }
});
