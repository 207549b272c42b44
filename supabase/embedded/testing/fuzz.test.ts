import fc from 'fast-check';
import { rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '#data/localBackend.ts';
import { createThrowAwayData } from '../backend.ts';
import { getClient } from './exampleBackend.ts';
import { type RunningServer, startServer } from '../server.ts';

/** More, by hand or in CI, search deeper than the few of every test run. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 5000);
const atOnce = 20;
/** So many are thought up at a time: bodies of all would take more memory than what is measured. */
const batch = 500;

let dataDir: string;
let server: RunningServer;
let token: string;

beforeAll(async () => {
  dataDir = await createThrowAwayData();
  const site = async () => new Response('accueil');
  const unlimited = { requests: 1e6, seconds: 1 };
  const rateLimits = { signIn: unlimited, refresh: unlimited, verify: unlimited, mail: unlimited };
  server = await startServer({ site, port: 0, dataDir, discretion: 0, isDurable: false, rateLimits });
  const credentials = { email: 'subscriber@porte-voix.example', password: 'porte-voix-local' };
  const { data } = await getClient(server.backend).auth.signInWithPassword(credentials);
  token = data.session?.access_token ?? '';
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true });
});

// What nobody holds any more is not in use, whether V8 has found out or not.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
function memoryInUse(): number {
  collectGarbage();
  return process.memoryUsage().rss;
}

type Shot = { method: string; path: string; headers: Record<string, string>; body?: string };

/** Sends bytes as they are: `fetch` would put a strange address in order first. */
function send({ method, path, headers, body }: Shot): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    // Without an agent: the server may close a kept connection in the moment when it is used again.
    const options = { hostname, port, method, path, headers, timeout: 60_000, agent: false };
    const outgoing = httpRequest(options, (incoming) => {
      let text = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (chunk: string) => (text += chunk));
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, text }));
      incoming.on('error', reject);
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`No answer to ${method} ${path}`)));
    // What isn't HTTP at all is cut off by Node itself.
    outgoing.on('error', (error) =>
      'code' in error && error.code === 'ECONNRESET' ? resolve({ status: 0, text: '' }) : reject(error),
    );
    outgoing.end(body);
  });
}

const word = fc.constantFrom(
  'articles',
  'categories',
  'tags',
  'article_tags',
  'media_library',
  'profiles',
  'leads',
  'rpc',

  'id',
  'title',
  'content',
  'slug',
  'status',
  'name',
  'email',
  'message',
  'auth',
  'users',
  'pg_class',
  '*',
);
const operator = fc.constantFrom(
  'eq',
  'neq',
  'gt',
  'like',
  'ilike',
  'in',
  'is',
  'match',
  'imatch',
  'fts',
  'cs',
  'ov',
  'not.eq',
  'not.match',
);
const nonsense = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '(.*)(.*)\\1\\2q',
    '%',
    '%00',
    '../../..',
    ')',
    '((((',
    '"',
    "';drop table articles",
    '\u0000',
  ),
  word,
);
const embed = fc.letrec<{ select: string }>((tie) => ({
  select: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    word,
    fc.tuple(word, tie('select')).map(([name, inner]) => `${name}(${inner})`),
    fc.tuple(tie('select'), tie('select')).map(([one, two]) => `${one},${two}`),
  ),
})).select;
const parameter = fc.oneof(
  embed.map((select) => ['select', select] as const),
  fc.tuple(word, operator, nonsense).map(([key, verb, value]) => [key, `${verb}.${value}`] as const),
  fc
    .tuple(word, operator, nonsense)
    .map(([key, verb, value]) => ['or', `(${key}.${verb}.${value},id.is.null)`] as const),
  fc.tuple(
    fc.constantFrom('order', 'limit', 'offset', 'columns', 'on_conflict', 'grant_type', 'redirect_to'),
    nonsense,
  ),
  fc.tuple(nonsense, nonsense),
);
const query = fc
  .array(parameter, { maxLength: 6 })
  .map((pairs) => new URLSearchParams(pairs.map(([key, value]) => [key, value])).toString());

const segment = fc.oneof(
  word,
  fc.constantFrom(
    'token',
    'signup',
    'recover',
    'resend',
    'verify',
    'user',
    'logout',
    'admin/users',
    'otp',
    '%74oken',
  ),
  fc.constantFrom(
    'object',
    'public',
    'media',
    'uploads',
    '1767600000000.jpg',
    'copy',
    'move',
    'list',
    'sign',
    '..',
    '',
  ),
  fc.constantFrom('record_article_view', 'set_profile_role', 'restore_deleted_record', 'save_document'),
  nonsense.map(encodeURIComponent),
);
const path = fc
  .tuple(
    fc.constantFrom('/auth/v1', '/rest/v1', '/rest/v1/rpc', '/storage/v1/object', '/storage/v1', ''),
    fc.array(segment, { minLength: 1, maxLength: 4 }),
    query,
  )
  .map(([api, segments, search]) => `${api}/${segments.join('/')}${search && `?${search}`}`);

const body = fc.oneof(
  fc.json({ maxDepth: 6 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .record({ email: nonsense, password: nonsense, data: fc.jsonValue() })
    .map((value) => JSON.stringify(value)),
  fc
    .tuple(
      fc.record({ email: fc.constant('a@b.ca'), message: nonsense }),
      fc.constantFrom(1, 3, 999, 1001, 20_000),
    )
    .map(([row, count]) => JSON.stringify(Array(count).fill(row))),
);

const latin = (text: string) => text.replaceAll(/[^\u0020-\u007e]/g, '');
const headers = fc
  .record({
    apikey: fc.constantFrom('publishable', 'publishable', 'publishable', 'none', 'nonsense'),
    authorization: fc.option(
      fc.oneof(nonsense, fc.constantFrom('subscriber', 'subscriber', 'Bearer a.b.c', 'Basic x')),
    ),
    prefer: fc.option(
      fc.constantFrom('return=representation', 'count=exact', 'resolution=merge-duplicates', 'tx=rollback'),
    ),
    accept: fc.option(
      fc.constantFrom('application/vnd.pgrst.object+json', 'application/vnd.pgrst.plan', 'text/csv', '*/*'),
    ),
    range: fc.option(fc.constantFrom('0-9', '5-1', 'bytes=0-', 'x')),
    'content-type': fc.constantFrom('application/json', 'text/csv', 'multipart/form-data', 'image/png', 'x'),
  })
  .map(({ apikey, authorization, ...others }) => ({
    ...(apikey !== 'none' && { apikey: apikey === 'publishable' ? LOCAL_PUBLISHABLE_KEY : apikey }),
    ...(authorization && {
      authorization: authorization === 'subscriber' ? `Bearer ${token}` : latin(authorization),
    }),
    ...Object.fromEntries(
      Object.entries(others).flatMap(([name, value]) => (value ? [[name, latin(value)]] : [])),
    ),
  }));

const shot: fc.Arbitrary<Shot> = fc.record(
  {
    method: fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'),
    path,
    headers,
    body,
  },
  { requiredKeys: ['method', 'path', 'headers'] },
);

const published = () =>
  send({
    method: 'GET',
    path: '/rest/v1/articles?select=id,title,status,version,categories(name)&order=id',
    headers: { apikey: LOCAL_PUBLISHABLE_KEY },
  });

it(
  'answers rightly after whatever was sent, and serves the site all along',
  async () => {
    const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1e9);
    const before = await published();
    const faults: unknown[] = [];
    let slowest = 0;
    let isOver = false;

    const visit = async () => {
      while (!isOver) {
        const began = performance.now();
        expect((await send({ method: 'GET', path: '/', headers: {} })).text).toBe('accueil');
        slowest = Math.max(slowest, performance.now() - began);
      }
    };
    const shootBatch = async (number: number) => {
      const shots = fc.sample(shot, { numRuns: batch, seed: seed + number });
      const shoot = async () => {
        for (let next = shots.pop(); next; next = shots.pop()) {
          const { status, text } = await send(next);
          // Past its time, a statement is ended: what else fails is a fault.
          if (status >= 500 && !text.includes('57014')) faults.push({ status, text, shot: next });
        }
      };
      await Promise.all(Array.from({ length: atOnce }, shoot));
    };
    const visiting = visit();
    const batches = Math.ceil(requests / batch);
    const half = Math.floor(batches / 2);
    for (let number = 0; number < half; number += 1) await shootBatch(number);
    // PostgreSQL and V8 keep what they took by now: what comes with the other half would come again with each further one.
    const memory = memoryInUse();
    for (let number = half; number < batches; number += 1) await shootBatch(number);
    isOver = true;
    await visiting;

    const grown = Math.round((memoryInUse() - memory) / 1e6);
    console.info(
      `${requests} requests, seed ${seed}: site ${Math.round(slowest)} ms at worst, memory +${grown} MB`,
    );
    expect(faults).toEqual([]);
    expect(before.status).toBe(200);
    expect(await published()).toEqual(before);
    expect(grown).toBeLessThan(100);
  },
  60_000 + requests * 50,
);
