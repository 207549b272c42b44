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

/** Says so many words of the example content, the same ones each time, a few of them often. */
function startSaying(words: readonly string[]) {
  let seed = 1;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return (count: number) =>
    Array.from({ length: count }, () => words[Math.floor(words.length * random() ** 2)]).join(' ');
}

const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);

/** As many as there are articles: what staff search besides. */
const mostRequests = 2000;

/** So many articles of 500 words and requests, and an hour of what is said for each thirty articles, in the words of the example. */
async function fill(database: postgres.Sql, count: number): Promise<void> {
  const [{ words } = { words: [] }] = await database<{ words: string[] }[]>`
    select array_agg(word order by md5(word)) as words from (
      select distinct word from public.articles, regexp_split_to_table(content, '\\s+') as word where word <> ''
    ) as said`;
  const say = startSaying(words);
  await fillArticles(database, count, say);
  await fillRequests(database, Math.min(count, mostRequests), say);
  await fillEpisodes(database, count * 0.03, say);
  await database`analyze`;
}

type Say = ReturnType<typeof startSaying>;

async function fillArticles(database: postgres.Sql, count: number, say: Say) {
  const atOnce = 250;
  for (let first = 1; first <= count; first += atOnce) {
    const articles = Array.from({ length: Math.min(atOnce, count - first + 1) }, (_, index) => ({
      title: say(8),
      slug: `banc-${first + index}`,
      content: say(500),
      excerpt: say(25),
      hours: first + index,
    }));
    await database`
      insert into public.articles (title, slug, content, excerpt, status, published_at)
      select title, slug, content, excerpt, 'published', now() - hours * interval '1 hour'
      from jsonb_to_recordset(${database.json(articles)}) as article (title text, slug text, content text, excerpt text, hours integer)`;
  }
}

async function fillRequests(database: postgres.Sql, count: number, say: Say) {
  const requests = Array.from({ length: count }, (_, index) => ({
    name: say(2).slice(0, 60),
    company: say(3).slice(0, 100),
    email: `banc-${index}@exemple.ca`,
    message: say(40),
    hours: index,
  }));
  await database`
    insert into public.leads (first_name, company, email, message, created_at)
    select name, company, email, message, now() - hours * interval '1 hour'
    from jsonb_to_recordset(${database.json(requests)}) as request (name text, company text, email text, message text, hours integer)`;
}

async function fillEpisodes(database: postgres.Sql, count: number, say: Say) {
  for (let number = 1; number <= count; number += 1) {
    const cues = Array.from(
      { length: 720 },
      (_, cue) => `${clock(cue * 5)} --> ${clock(cue * 5 + 5)}\n<v Anne>${say(12)}`,
    );
    await database`
      insert into public.episodes (id, show_id, slug, title, description, number, day, sound, transcript, content, version, published_at)
      values (
        gen_random_uuid()::text, 'a0000000-0000-4000-8000-000000000101', ${`banc-${number}`}, ${say(6).slice(0, 60)},
        ${say(25).slice(0, 200)}, ${number + 100}, '2026-01-01',
        '{"src": "/storage/v1/object/public/media/uploads/1792072800000.mp3"}', ${`WEBVTT\n\n${cues.join('\n\n')}`},
        '{"notes": [], "links": [], "isExplicit": false}', 1, now()
      )`;
  }
}

const percentile = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? 0;

/** A new database of the server, with the example content among so much else. */
async function openFilled(
  server: Awaited<ReturnType<typeof startPreparedServer>>,
  count: number,
): Promise<postgres.Sql> {
  const quiet = { max: 1, onnotice: () => undefined };
  const sql = postgres(server.getAddress('postgres', 'supabase_admin'), quiet);
  await sql.unsafe(`create database banc_${count} template ${template} owner postgres`);
  await sql.end();
  const database = postgres(server.getAddress(`banc_${count}`, 'postgres'), quiet);
  await database.unsafe(await readFile(new URL('../../supabase/seed.sql', import.meta.url), 'utf8'));
  await fill(database, count);
  return database;
}

/** Gives what tells how many milliseconds PostgreSQL was at work for a statement. */
async function startTiming(database: postgres.Sql) {
  const [{ pid } = { pid: 0 }] = await database<{ pid: number }[]>`select pg_backend_pid() as pid`;
  // Of the processor, where the system tells: whatever else the machine does.
  const spent = () =>
    readFile(`/proc/${pid}/schedstat`, 'utf8').then(
      (text) => Number(text.split(' ')[0]) / 1e6,
      () => performance.now(),
    );
  return async (statement: string, parameters: string[] = []) => {
    const began = await spent();
    await database.unsafe(statement, parameters);
    return (await spent()) - began;
  };
}

type Time = Awaited<ReturnType<typeof startTiming>>;

/** The sixty questions, once to warm up, then so many times; and the hostile ones each time. */
async function timeQuestions(time: Time, statement: string, rounds: number) {
  const [times, worst]: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    for (const [query] of questions) {
      const taken = await time(statement, [query]);
      if (round > 0) times.push(taken);
    }
    for (const query of hostile) worst.push(await time(statement, [query]));
  }
  return {
    median: median(times),
    p95: percentile(times),
    worst: Math.max(...times),
    hostile: Math.max(...worst),
  };
}

/** The same questions in the name of an admin, who reads everything. */
async function timeStaff(database: postgres.Sql, time: Time, rounds: number) {
  const [{ id } = { id: '' }] = await database<{ id: string }[]>`
    select user_id as id from private.accounts where role = 'admin' limit 1`;
  const claims = JSON.stringify({ role: 'authenticated', sub: id, aal: 'aal2' });
  await database.unsafe(
    `select set_config('request.jwt.claims', '${claims}', false); set role authenticated`,
  );
  try {
    return await timeQuestions(time, 'select public.search_desk($1)', rounds);
  } finally {
    await database.unsafe('reset role');
  }
}

async function timeSaves(database: postgres.Sql, time: Time) {
  const saves: number[] = [];
  for (let n = 1; n <= 20; n += 1) {
    await database.unsafe(`update private.search_entries set digest = '' where path = '/blog/banc-${n}'`);
    saves.push(
      await time(
        `select private.index_for_search('article', id::text) from public.articles where slug = 'banc-${n}'`,
      ),
    );
  }
  return median(saves);
}

async function readSizes(database: postgres.Sql) {
  const [size] = await database.unsafe<{ texts: number; index: number; whole: number }[]>(`select
    (select sum(octet_length(content) + octet_length(title)) from public.articles)::bigint / 1e6
      + (select coalesce(sum(octet_length(transcript)), 0) from public.episodes)::bigint / 1e6 as texts,
    (pg_relation_size('private.search_entries_words_idx') + pg_relation_size('private.search_words_stems_idx')) / 1e6 as index,
    (pg_total_relation_size('private.search_entries') + pg_total_relation_size('private.search_words')) / 1e6 as whole`);
  return size;
}

const rounded = (value: unknown) => Number(Number(value).toFixed(1));

/** How long PostgreSQL is at work for a search among so many articles and hours, what a save costs more for it, and how large it is. */
export async function benchSearch({ counts, rounds }: { counts: number[]; rounds: number }): Promise<void> {
  const server = await startPreparedServer();
  try {
    for (const count of counts) {
      const database = await openFilled(server, count);
      const time = await startTiming(database);
      const visitors = await timeQuestions(time, 'select public.search($1)', rounds);
      const staff = await timeStaff(database, time, rounds);
      const saves = await timeSaves(database, time);
      const size = await readSizes(database);
      console.table([
        {
          articles: count,
          'médiane (ms)': rounded(visitors.median),
          'p95 (ms)': rounded(visitors.p95),
          '': visitors.p95 > goal ? '✗' : '',
          'hostile, au pire (ms)': rounded(visitors.hostile),
          'équipe, médiane (ms)': rounded(staff.median),
          'équipe, p95 (ms)': rounded(staff.p95),
          'équipe, au pire (ms)': rounded(staff.worst),
          'équipe, hostile (ms)': rounded(staff.hostile),
          'enregistrement (ms)': rounded(saves),
          'textes (Mo)': rounded(size?.texts),
          'index (Mo)': rounded(size?.index),
          'en tout (Mo)': rounded(size?.whole),
        },
      ]);
      await database.end();
    }
  } finally {
    await server.stop();
  }
}
