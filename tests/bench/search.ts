import { readFile } from 'node:fs/promises';
import postgres from 'postgres';
import { startPreparedServer, template } from '../../supabase/tests/hosted/hostedDatabase.ts';
import { questions } from '../../supabase/tests/searchQuestions.ts';
import { median } from './statistics.ts';

const goal = 50;

/** What nobody asks for in good faith. */
const hostile = [
  '&|!():*<->'.repeat(20),
  'é'.repeat(200),
  'a e i o u de '.repeat(16).slice(0, 200),
  '"le la les" -balado "un deux" '.repeat(6).slice(0, 200),
  '%_%_'.repeat(50),
];

/** So many articles of 500 words, and an hour of what is said for each thirty of them, in the words of the example. */
const fill = (count: number) => `
create temporary table words as
select array_agg(word) as known from (
  select word from public.articles, regexp_split_to_table(content, '\\s+') as word where word <> '' order by random() limit 5000
) as taken;
insert into public.articles (title, slug, content, excerpt, status, published_at)
select said(8), 'banc-' || n, said(500), said(25), 'published', now() - n * interval '1 hour' from generate_series(1, ${count}) as n;
insert into public.site_contents (key, value, version)
select 'episode/' || gen_random_uuid(), jsonb_build_object(
  'show', 'show/a0000000-0000-4000-8000-000000000101', 'title', left(said(6), 60), 'slug', 'banc-' || n, 'number', n + 100,
  'day', '2026-01-01', 'description', left(said(25), 200), 'notes', '[]'::jsonb, 'links', '[]'::jsonb, 'isExplicit', false,
  'sound', jsonb_build_object('src', '/storage/v1/object/public/media/uploads/1792072800000.mp3'),
  'transcript', 'WEBVTT' || (
    select string_agg(format(E'\\n\\n%s:%s:%s.000 --> 01:59:59.000\\n<v Anne>%s', lpad((cue / 720)::text, 2, '0'),
      lpad((cue / 12 % 60)::text, 2, '0'), lpad((cue % 12 * 5)::text, 2, '0'), said(12)), '' order by cue)
    from generate_series(0, 719) as cue
  )
), 1 from generate_series(1, ${Math.round(count * 0.03)}) as n;
analyze`;

const said = `create function public.said(most integer) returns text language sql volatile as $$
  select string_agg(known[1 + floor(5000 * random() ^ 2)::integer % cardinality(known)], ' ') from words, generate_series(1, most)
$$`;

const percentile = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? 0;

/** How long PostgreSQL searches among so many articles and hours, what a save costs more for it, and how large it is. */
export async function benchSearch({ counts, rounds }: { counts: number[]; rounds: number }): Promise<void> {
  const server = await startPreparedServer();
  const table = [];
  try {
    for (const count of counts) {
      const sql = postgres(server.getAddress('postgres', 'supabase_admin'), {
        max: 1,
        onnotice: () => undefined,
      });
      await sql.unsafe(`create database banc_${count} template ${template} owner postgres`);
      await sql.end();
      const database = postgres(server.getAddress(`banc_${count}`, 'postgres'), {
        max: 1,
        onnotice: () => undefined,
      });
      await database.unsafe(await readFile(new URL('../../supabase/seed.sql', import.meta.url), 'utf8'));
      await database.unsafe(`set check_function_bodies = off; ${said}`);
      await database.unsafe(fill(count));
      const time = async (statement: string, parameters: string[] = []) => {
        const began = performance.now();
        await database.unsafe(statement, parameters);
        return performance.now() - began;
      };
      const search = (query: string) => time('select public.search($1)', [query]);
      const times: number[] = [];
      const worst: number[] = [];
      for (let round = 0; round <= rounds; round += 1) {
        for (const [query] of questions) {
          const taken = await search(query);
          if (round > 0) times.push(taken);
        }
        for (const query of hostile) worst.push(await search(query));
      }
      const saves: number[] = [];
      for (let n = 1; n <= 20; n += 1) {
        await database.unsafe(`update private.search_entries set digest = '' where path = '/blog/banc-${n}'`);
        saves.push(
          await time(
            `select private.index_articles(array(select id from public.articles where slug = 'banc-${n}'), now())`,
          ),
        );
      }
      const [size] = await database.unsafe<{ texts: number; index: number; whole: number }[]>(`select
        (select sum(octet_length(content) + octet_length(title)) from public.articles)::bigint / 1e6
          + (select coalesce(sum(octet_length(value ->> 'transcript')), 0) from public.site_contents)::bigint / 1e6 as texts,
        (pg_relation_size('private.search_entries_words_idx') + pg_relation_size('private.search_entries_head_idx')
          + pg_relation_size('private.search_entries_spelling_idx')) / 1e6 as index,
        (pg_total_relation_size('private.search_entries') + pg_total_relation_size('private.search_passages')) / 1e6 as whole`);
      table.push({
        articles: count,
        'médiane (ms)': Number(median(times).toFixed(1)),
        'p95 (ms)': Number(percentile(times).toFixed(1)),
        '': percentile(times) > goal ? '✗' : '',
        'hostile, au pire (ms)': Number(Math.max(...worst).toFixed(1)),
        'enregistrement (ms)': Number(median(saves).toFixed(1)),
        'textes (Mo)': Number(Number(size?.texts).toFixed(1)),
        'index (Mo)': Number(Number(size?.index).toFixed(1)),
        'en tout (Mo)': Number(Number(size?.whole).toFixed(1)),
      });
      console.table(table.slice(-1));
      await database.end();
    }
  } finally {
    await server.stop();
  }
}
