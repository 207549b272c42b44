import { beforeAll, expect, test } from 'vitest';
import { openWorld } from './openWorld.ts';

const fixtures = openWorld({ restores: false });

/** Enough for the planner to prefer an index where there is one. */
const articleCount = 5000;

beforeAll(async () => {
  await fixtures.exec(`
    delete from public.articles;
    insert into public.articles (title, slug, excerpt, status, created_at)
    select 'Entrevue ' || number, 'liste-' || number, 'Notes de tournage, prise ' || number || '.',
      (array['draft', 'published', 'archived', 'archived']::public.article_status[])[1 + number % 4],
      timestamptz '2026-01-01' - number * interval '1 minute'
    from generate_series(1, ${articleCount}) as number;
    analyze public.articles;`);
}, 300_000);

test('each row tells when its article is published, and a view is counted exactly', async () => {
  await fixtures.exec(
    `update public.articles set status = 'published', published_at = '2126-11-30 14:00Z' where slug = 'liste-3'`,
  );
  const { data, count } = await fixtures.as.editor
    .from('listed_articles')
    .select('title,published_at,is_planned', { count: 'exact' })
    .order('created_at', { ascending: false })
    .range(2, 3)
    .throwOnError();
  expect(count).toBe(articleCount);
  const rows = data as { title: string; published_at: string | null; is_planned: boolean }[];
  expect(
    rows.map(({ published_at, ...row }) => ({ ...row, at: published_at && Date.parse(published_at) })),
  ).toEqual([
    { title: 'Entrevue 3', is_planned: true, at: Date.parse('2126-11-30T14:00Z') },
    { title: 'Entrevue 4', is_planned: false, at: null },
  ]);
});

test('whoever has written an article is listed once', async () => {
  const { data } = await fixtures.as.editor.from('article_authors').select('user_id').throwOnError();
  const ids = (data as { user_id: string }[]).map((author) => author.user_id);
  const written = await fixtures.sql<{ id: string }>(
    'select distinct author_id as id from public.articles where author_id is not null',
  );
  expect(ids.toSorted()).toEqual(written.map(({ id }) => id).toSorted());
});

test.each([
  [`order by created_at desc, id desc limit 50`, 'articles_created_at_idx'],
  [`order by left(search_text, 200) collate "C", id limit 50`, 'articles_title_idx'],
  [`order by views_count desc, id desc limit 50`, 'articles_views_count_idx'],
  [
    `where category_id = '00000000-0000-4000-8000-000000000000' order by created_at desc, id desc limit 50`,
    'articles_category_id_idx',
  ],
  [
    `where author_id = '00000000-0000-4000-8000-000000000000' order by created_at desc, id desc limit 50`,
    'articles_author_id_idx',
  ],
])('%s reads %s', async (query, index) => {
  const plan = await fixtures.sql<{ 'QUERY PLAN': string }>(
    `explain select id from public.articles ${query}`,
  );
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain(index);
});

test('visitors’ list of the blog reads articles_dated_at_idx up to the present', async () => {
  await fixtures.sql('set role anon');
  try {
    const plan = await fixtures.sql<{ 'QUERY PLAN': string }>(
      `explain select id from public.articles where status = 'published' order by dated_at desc, id limit 9`,
    );
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toContain('articles_dated_at_idx');
    expect(text).toContain('Index Cond: (dated_at <= now())');
  } finally {
    await fixtures.sql('reset role');
  }
});
