import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestedBackend } from './testedBackend.ts';
import { createFixtures, files, getAddress, previewTokens } from './world.ts';

let backend: Awaited<ReturnType<typeof createTestedBackend>>;

beforeAll(async () => {
  backend = await createTestedBackend();
  await createFixtures(backend);
});
afterAll(() => backend.close());

/** What patterns go back over. */
const slashed = ['/', '\\', '://', '\n', '\u00A0', '\u0085', 'e\u0301'];
const punctuation = [' ', '"', "'", '%', '.', 'a', 'a.', 'a-', '@', '<', '&', '(', '[[', '![](', '{"a":'];
const units = [...slashed, ...punctuation].map((unit) => ['', unit] as const);

/** The same behind the start that is asked for. */
const behindStart = [
  ['https://', 'a.'],
  ['https://', 'a'],
  ['/blog/', 'a-'],
  [getAddress(files.media), '/'],
  ['![](', getAddress(files.media)],
] as const;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** As SQL. A pattern that wants the end is slowest where another character comes before it. */
const getTexts = (length: number) =>
  [...units, ...behindStart].flatMap(([start, unit]) => {
    const text = `${quoted(start)} || repeat(${quoted(unit)}, ${Math.ceil(length / unit.length)})`;
    return [text, `${text} || '~'`, `${text} || ${quoted(`~${unit}`)}`];
  });
const texts = getTexts(100_000);
/** A row has ten of them, and is made for the call, in its time. */
const parts = getTexts(10_000);
/** Node and the hosted gateway take no more of all headers together. */
const headerTexts = getTexts(16_000);

/** What gets past the first look of a function, by the name of its argument; null for others. */
const plausible: Record<string, string> = {
  path: `'/about'`,
  address: `'/about'`,
  referrer: `'https://exemple.test/'`,
  token: `'${previewTokens.living}'`,
  article_slug: `'publie'`,
  slug: `'publie'`,
  id: 'gen_random_uuid()',
  approval_id: 'gen_random_uuid()',
  name: `'Ève'`,
  approver: `'Ève'`,
  content_hash: `'abc'`,
  seen_hash: `'abc'`,
  email: `'a@exemple.test'`,
  message: `'Bonjour'`,
};

/** What an argument or column of a type is given for a text, or a row for parts of it; undefined where it takes none. */
async function readStored(type: string, text: string, part: string): Promise<string | undefined> {
  if (/^(?:text|character varying|name|citext)$/.test(type)) return text;
  if (type === 'text[]') return `array[${text}]`;
  if (/^jsonb?$/.test(type)) return `to_json(${text})::${type}`;
  const columns = await backend.sql<{ name: string }>(
    `select attname as name from pg_attribute join pg_type on typrelid = attrelid
     where pg_type.oid = to_regtype($1) and attnum > 0 and not attisdropped and atttypid = 'text'::regtype`,
    [type],
  );
  if (columns.length === 0) return undefined;
  const entries = columns.map(({ name }) => `'${name}', ${part}`).join(', ');
  return `jsonb_populate_record(null::${type}, jsonb_build_object(${entries}))`;
}

/** Milliseconds that each of a visitor's statements takes, allowed or refused; nothing is kept. */
async function getTimes(statements: readonly string[], headers: string): Promise<number[]> {
  const script = `
    set local role anon;
    select set_config('request.headers', (${headers})::text, true);
    do $hostile$
    declare
      statement text;
      began timestamptz;
      times numeric[] := '{}';
    begin
      foreach statement in array array[${statements.map(quoted).join(', ')}] loop
        began := clock_timestamp();
        begin
          execute statement;
          raise exception 'undone';
        exception when others then
          null;
        end;
        times := times || 1000 * extract(epoch from clock_timestamp() - began);
      end loop;
      raise exception '%', to_json(times) using errcode = 'PT200';
    end $hostile$`;
  const error = await backend.exec(script).catch((refusal: unknown) => refusal);
  if (error instanceof Error && 'code' in error && error.code === 'PT200')
    return JSON.parse(error.message) as number[];
  throw error;
}

const browser = `'Mozilla/5.0 (X11; Linux x86_64)'`;
const getHeaders = (changed: Record<string, string> = {}) => {
  const headers = { 'user-agent': browser, origin: `'https://porte-voix.example'`, ...changed };
  const entries = Object.entries(headers).map(([name, sql]) => `'${name}', ${sql}`);
  return `json_build_object(${entries.join(', ')})`;
};

/**
 * The statements that take more than 50 ms. A machine that is busy takes longer, never less: the shortest of a few times
 * counts, unless it's far off.
 */
async function findSlow(statements: readonly string[], headers = getHeaders()): Promise<string[]> {
  const slow: string[] = [];
  const times = statements.length > 0 ? await getTimes(statements, headers) : [];
  for (const [index, statement] of statements.entries()) {
    let shortest = times[index] ?? Infinity;
    for (let turn = 0; turn < 8 && shortest > 50 && shortest < 1000; turn += 1)
      shortest = Math.min(shortest, ...(await getTimes([statement], headers)));
    if (shortest > 50) slow.push(`${statement}: ${Math.round(shortest)} ms`);
  }
  return slow;
}

/** A list of values for each hostile text in the place of one of them; none where it takes no text. */
async function withTexts(type: string, place: number, values: readonly string[]): Promise<string[]> {
  const given = await Promise.all(texts.map((text, index) => readStored(type, text, parts[index] ?? text)));
  return given.flatMap((value) => (value ? [values.with(place, value).join(', ')] : []));
}

type Callable = { name: string; names: string[] | null; types: string[] };

const callables = () =>
  backend.sql<Callable>(
    `select quote_ident(nspname) || '.' || quote_ident(proname) as name, proargnames as names,
       array(select format_type(type, null) from unnest(proargtypes) with ordinality as given (type, place) order by place) as types
     from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
     where nspname not in ('pg_catalog', 'information_schema', 'auth', 'storage', 'extensions')
       and prokind = 'f' and prorettype <> 'trigger'::regtype
       and has_schema_privilege('anon', pg_namespace.oid, 'usage') and has_function_privilege('anon', pg_proc.oid, 'execute')
     order by 1`,
  );

const insertable = () =>
  backend.sql<{ relation: string; columns: string[]; types: string[] }>(
    `select attrelid::regclass::text as relation, array_agg(attname::text order by attnum) as columns,
       array_agg(format_type(atttypid, null) order by attnum) as types
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relkind in ('r', 'v') and attnum > 0 and not attisdropped and relnamespace = 'public'::regnamespace
       and has_column_privilege('anon', attrelid, attnum, 'insert')
     group by 1`,
  );

test('no function that visitors may call takes 50 ms for 100 KB in one of its arguments', async () => {
  const found = await callables();
  expect(found.map(({ name }) => name)).toContain('public.record_visit');
  const slow: string[] = [];
  for (const { name, names, types } of found) {
    const values = types.map((_type, place) => plausible[names?.[place] ?? ''] ?? 'null');
    for (const [place, type] of types.entries()) {
      const calls = await withTexts(type, place, values);
      slow.push(...(await findSlow(calls.map((call) => `select ${name}(${call})`))));
    }
  }
  expect(slow).toEqual([]);
});

test('no table that visitors may write to takes 50 ms for 100 KB in one of its columns', async () => {
  const found = await insertable();
  expect(found.map(({ relation }) => relation)).toContain('leads');
  const slow: string[] = [];
  for (const { relation, columns, types } of found) {
    const values = columns.map((column) => plausible[column] ?? 'null');
    const insert = `insert into public.${relation} (${columns.join(', ')})`;
    for (const [place, type] of types.entries()) {
      const rows = await withTexts(type, place, values);
      slow.push(...(await findSlow(rows.map((row) => `${insert} values (${row})`))));
    }
  }
  expect(slow).toEqual([]);
});

test('nor does a header that the database reads', async () => {
  const slow: string[] = [];
  const calls = [
    `select public.record_visit('/about')`,
    `select public.record_article_view('publie')`,
    `insert into public.leads (email, message) values ('a@exemple.test', 'Bonjour')`,
  ];
  for (const header of ['user-agent', 'x-forwarded-for', 'cf-connecting-ip', 'origin'])
    for (const text of headerTexts) {
      const value = header === 'user-agent' ? `${browser} || ${text}` : text;
      for (const call of await findSlow(calls, getHeaders({ [header]: value })))
        slow.push(`${header} ${text}, ${call}`);
    }
  expect(slow).toEqual([]);
});
