import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestedBackend } from './testedBackend.ts';
import { createFixtures, type Fixtures } from './world.ts';

let backend: Awaited<ReturnType<typeof createTestedBackend>>;
let fixtures: Fixtures;

/** Enough for the planner to prefer an index where there is one. */
const articleCount = 5000;

beforeAll(async () => {
  backend = await createTestedBackend();
  fixtures = await createFixtures(backend);
  await backend.exec(`
    delete from public.articles;
    insert into public.articles (title, slug, excerpt, status, created_at)
    select 'Entrevue ' || number, 'liste-' || number, 'Notes de tournage, prise ' || number || '.',
      (array['draft', 'published', 'archived', 'archived']::public.article_status[])[1 + number % 4],
      timestamptz '2026-01-01' - number * interval '1 minute'
    from generate_series(1, ${articleCount}) as number;
    update public.articles set title = 'L’Œuvre  d’été à 100 %', excerpt = 'Ça_va' where slug = 'liste-7';
    analyze public.articles;`);
}, 300_000);
afterAll(() => backend.close());

type Arguments = {
  search?: string;
  only_status?: string;
  sort?: string;
  is_descending?: boolean;
  wanted_page?: number;
};

async function list(values: Arguments) {
  const { data } = await fixtures.as.editor.rpc('list_articles', values).throwOnError();
  const rows = data as { title: string; total: number; is_total_exact: boolean; page: number }[];
  const { total, is_total_exact: isExact, page } = rows[0] ?? {};
  return { titles: rows.map(({ title }) => title), total, isExact, page };
}

test.each(["oeuvre D'ETE", 'Œuvre', 'd’été à 100 %', 'ca_va', 'ÇA', 'œUVRE d'])(
  '« %s » finds the one article',
  async (search) => {
    expect(await list({ search })).toMatchObject({
      total: 1,
      isExact: true,
      titles: ['L’Œuvre  d’été à 100 %'],
    });
  },
);

test.each(['%', 'a_b', String.raw`\ `, '*', "'; drop table public.articles; --"])(
  '« %s » is taken as it is written',
  async (search) => {
    expect((await list({ search })).titles).toHaveLength(search === '%' ? 1 : 0);
  },
);

test('pages follow one another to the last one, and the one past it is the last one', async () => {
  expect(await list({ wanted_page: 2 })).toMatchObject({ total: articleCount, page: 2 });
  const last = await list({ wanted_page: articleCount / 50 });
  expect(last.titles.at(-1)).toBe(`Entrevue ${articleCount}`);
  expect(await list({ wanted_page: 9999 })).toEqual({ ...last, page: articleCount / 50 });
  const near = [...(await list({ wanted_page: 50 })).titles, ...(await list({ wanted_page: 51 })).titles];
  expect(near).toEqual(Array.from({ length: 100 }, (_, index) => `Entrevue ${2451 + index}`));
});

test('each row tells when its article is published', async () => {
  await backend.exec(
    `update public.articles set status = 'published', published_at = '2126-11-30 14:00Z' where slug = 'liste-3'`,
  );
  const { data } = await fixtures.as.editor.rpc('list_articles', {}).throwOnError();
  const dates = (data as { title: string; published_at: string | null }[]).map(
    ({ title, published_at }) => [title, published_at && Date.parse(published_at)] as const,
  );
  expect(dates.slice(2, 4)).toEqual([
    ['Entrevue 3', Date.parse('2126-11-30T14:00Z')],
    ['Entrevue 4', null],
  ]);
});

test('totals follow what is written, and a search is counted up to 1,000', async () => {
  expect(await list({ only_status: 'draft' })).toMatchObject({ total: articleCount / 4 });
  await backend.exec(
    `update public.articles set status = 'draft' where slug in ('liste-1', 'liste-2', 'liste-4')`,
  );
  await backend.exec(`delete from public.articles where slug = 'liste-8'`);
  expect(await list({ only_status: 'draft' })).toMatchObject({ total: articleCount / 4 + 1, isExact: true });
  expect(await list({ search: 'entrevue' })).toMatchObject({ total: 1000, isExact: false, page: 1 });
  expect(await list({ search: 'prise 77' })).toMatchObject({ total: 11, isExact: true });
});

test('lists count up to 10,000, and end there', async () => {
  await backend.exec(`
    set local session_replication_role = replica;
    insert into public.articles (title, slug, created_at)
    select 'Autre', 'autre-' || number, '2020-01-01' from generate_series(1, 10000) as number;
`);
  const end = { total: 10_000, page: 200 };
  const { total, page, isExact, titles } = await list({ wanted_page: 9999 });
  expect({ total, page, isExact, rows: titles.length }).toEqual({ ...end, isExact: false, rows: 50 });
});

test('whoever has written an article is listed once', async () => {
  const { data } = await fixtures.as.editor.rpc('list_authors').throwOnError();
  const ids = (data as { user_id: string }[]).map((author) => author.user_id);
  const written = await backend.sql<{ id: string }>(
    'select distinct author_id as id from public.articles where author_id is not null',
  );
  expect(ids.toSorted()).toEqual(written.map(({ id }) => id).toSorted());
});

test.each([
  [`order by created_at desc, id desc limit 50`, 'articles_created_at_idx'],
  [`order by left(search_text, 200) collate "C", id limit 50`, 'articles_title_idx'],
  [`order by views_count desc, id desc limit 50`, 'articles_views_count_idx'],
  [`where status = 'draft' order by created_at desc, id desc limit 50`, 'articles_status_idx'],
  [
    `where category_id = '00000000-0000-4000-8000-000000000000' order by created_at desc, id desc limit 50`,
    'articles_category_id_idx',
  ],
  [
    `where author_id = '00000000-0000-4000-8000-000000000000' order by created_at desc, id desc limit 50`,
    'articles_author_id_idx',
  ],
  [`where search_text like '%prise 777%' limit 1001`, 'articles_search_text_idx'],
])('%s reads %s', async (query, index) => {
  const plan = await backend.sql<{ 'QUERY PLAN': string }>(`explain select id from public.articles ${query}`);
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain(index);
});

test('visitors’ list of the blog reads articles_dated_at_idx up to the present', async () => {
  await backend.sql('set role anon');
  try {
    const plan = await backend.sql<{ 'QUERY PLAN': string }>(
      `explain select id from public.articles where status = 'published' order by dated_at desc, id limit 9`,
    );
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toContain('articles_dated_at_idx');
    expect(text).toContain('Index Cond: (dated_at <= now())');
  } finally {
    await backend.sql('reset role');
  }
});
