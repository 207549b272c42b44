import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Backend, createBackend } from '../backend.ts';
import { getClient, createExampleBackend, getMember } from './exampleBackend.ts';
import { makeProof } from './makeProof.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await createBackend({ seed: null, discretion: 0 });
  await backend.exec(`
    insert into public.categories (name, slug) values ('Balado', 'balado');
    insert into public.articles (title, slug, status, published_at, category_id)
      select 'Publié', 'publie', 'published', now(), id from public.categories;`);
});
afterAll(() => backend.close());

const send = (path: string, init: RequestInit & { token?: string; address?: string } = {}) => {
  const headers = new Headers({ apikey: backend.publishableKey, ...(init.headers as object) });
  if (init.token) headers.set('authorization', `Bearer ${init.token}`);
  return backend.fetch(new Request(backend.url + path, { ...init, headers }), { address: init.address });
};
const post = (path: string, body: unknown, init: Parameters<typeof send>[1] = {}) =>
  send(path, { method: 'POST', body: JSON.stringify(body), ...init });
const titles = async () => (await send('/rest/v1/articles?select=title')).json();
const mailsTo = (email: string) => backend.inbox.filter((mail) => mail.to === email);

describe('one query', () => {
  it.each([
    ['too many rows', () => post('/rest/v1/leads', Array(2000).fill({ email: 'a@b.ca', message: 'x' }))],
    ['a regular expression', () => send('/rest/v1/articles?select=id&content=match.(.*)(.*)%5C1%5C2q')],
    [
      'too many levels',
      () => send(`/rest/v1/categories?select=${'id,articles(id,categories('.repeat(10)}id${'))'.repeat(10)}`),
    ],
    ['no JSON', () => post('/rest/v1/leads', undefined, { body: '[{' })],
    [
      'more parameters than a message can count',
      async () => {
        const refusal = await backend.sql('select', Array(40_000).fill(1)).catch((error: Error) => error);
        return new Response(null, { status: refusal instanceof Error ? 400 : 200 });
      },
    ],
  ])('with %s is refused, and those after it are answered rightly', async (_what, ask) => {
    expect((await ask()).status).toBe(400);
    expect(await titles()).toEqual([{ title: 'Publié' }]);
  });

  it('whose answer would fill the memory gets none', async () => {
    // Without what else follows: versions and entries of the search cost more than what is asked for.
    const alone = 'set local session_replication_role = replica;';
    await backend.exec(`${alone} insert into public.articles (title, slug, status, content)
      select 'Long', 'long-' || n, 'published', repeat('x', 490000) from generate_series(1, 40) n`);
    expect((await send('/rest/v1/articles?select=content')).status).toBe(413);
    await backend.exec(`${alone} delete from public.articles where title = 'Long'`);
    expect(await titles()).toEqual([{ title: 'Publié' }]);
  });

  it('that doesn’t end is ended, and neither those behind it nor what was written are lost', async () => {
    const example = await createExampleBackend();
    const visitor = getClient(example);
    await example.sql(`insert into public.notes (title) values ('Écrite')`);
    const [endless, behind] = await Promise.all([
      visitor.rpc('never'),
      visitor.from('notes').select('title'),
    ]);
    expect([endless.status, endless.error?.code]).toEqual([500, '57014']);
    expect(behind.data).toEqual([{ title: 'Écrite' }]);
    expect(await example.sql('select title from notes')).toEqual([{ title: 'Écrite' }]);

    // Closing doesn't wait for one that is running.
    const running = visitor.rpc('never');
    const began = performance.now();
    await example.close();
    expect(performance.now() - began).toBeLessThan(2900);
    expect((await running).status).toBe(500);
  });
});

describe('a function that writes', () => {
  const session = '30000000-0000-4000-8000-000000000001';
  const register = (parameters: string, headers: Record<string, string> = {}) =>
    post(
      `/rest/v1/rpc/register_for_course_session${parameters}`,
      {
        session,
        person: { first_name: 'Zoé', last_name: 'Roy', email: 'zoe@exemple.test' },
        seats: 1,
        others: [],
        token: 'x'.repeat(43),
      },
      { headers },
    );
  const count = async () =>
    (await backend.sql<{ count: number }>('select count(*)::integer as count from private.registrations'))[0]
      ?.count;
  const one = { accept: 'application/vnd.pgrst.object+json' };

  beforeAll(async () => {
    await backend.exec(`insert into private.course_sessions (id, title, starts_at, ends_at, register_until, capacity)
      values ('${session}', 'Art oratoire', now() + interval '20 days', now() + interval '21 days', now() + interval '19 days', 2)`);
  });

  it.each([
    ['a cast', '?select=state::integer', {}],
    ['a cast of the whole', '?select=register_for_course_session:pgrst_scalar->>state::integer', {}],
    ['a filter', '?state=eq.waiting', one],
    ['an order', '?order=state', {}],
    ['a range', '?limit=0', one],
    ['columns', '?columns=session', {}],
  ])('takes no address with %s, and has done nothing', async (_what, parameters, headers) => {
    const response = await register(parameters, headers);
    expect([response.status, (await response.json()).code]).toEqual([400, 'PGRST100']);
    expect(await count()).toBe(0);
  });

  it('is no rehearsal, whatever is preferred', async () => {
    expect((await register('', { ...one, prefer: 'tx=rollback, count=exact' })).status).toBe(200);
    expect(await count()).toBe(1);
    await backend.exec('delete from private.course_sessions where true');
  });
});

describe('a value that its parameter can’t be made of', () => {
  it.each([
    ['a flag for a list', { others: true }],
    ['an object for a list', { others: { a: 1 } }],
    ['a list for a flag', { accepts_waiting: [1] }],
    ['an object that is no text for an id', { session: { toString: 1 } }],
  ])('(%s) is refused, and what comes after it is answered', async (_what, given) => {
    const whole = { session: crypto.randomUUID(), person: {}, seats: 1, others: [], accepts_waiting: false };
    const response = await post('/rest/v1/rpc/register_by_staff', { ...whole, ...given });
    expect([response.status, (await response.json()).code]).toEqual([400, '22P02']);
    expect((await send('/rest/v1/articles?select=title')).status).toBe(200);
  });
});

describe('another spelling of an address', () => {
  it.each([
    '/auth/v1/%74oken?grant_type=password',
    '/auth/v1/%72ecover',
    '/auth/v1/%73ignup',
    '/auth/v1//token',
    '/auth/v1/token/',
    '/auth/v1/./x/../%74oken',
    '/rest/v1/%61rticles',
    '/rest/v1/articles%00',
    '/storage/v1/object/media/%2e%2e/x',
    '/storage/v1/object/media/uploads%2f1.png',
  ])('%s is nobody’s', async (path) => {
    expect((await post(path, { email: 'a@exemple.test', password: 'essai' })).status).toBe(404);
  });

  it.each([
    ['POST', '/auth/v1/otp'],
    ['POST', '/auth/v1/magiclink'],
    ['GET', '/auth/v1/authorize?provider=github'],
    ['GET', '/auth/v1/reauthenticate'],
    ['GET', '/auth/v1/settings'],
    ['GET', '/rest/v1/'],
    ['PUT', '/rest/v1/articles'],
    ['GET', '/rest/v1/rpc/record_article_view'],
    ['OPTIONS', '/rest/v1/articles'],
    ['POST', '/storage/v1/bucket'],
    ['POST', '/storage/v1/object/sign/media/uploads/1.png'],
    ['GET', '/storage/v1/object/authenticated/media/uploads/1.png'],
    ['POST', '/auth/v1/admin/generate_link'],
  ])('nothing answers %s %s, which the product never asks', async (method, path) => {
    expect((await send(path, { method, body: method === 'GET' ? undefined : '{}' })).status).toBe(404);
  });

  it.each(['magiclink', 'email', 'email_change', 'sms'])(
    'of a link, %s is proved by no POST',
    async (type) => {
      const body = { type, token_hash: 'a'.repeat(64), email: 'a@exemple.test', token: '1234567890' };
      expect((await post('/auth/v1/verify', body)).status).toBe(400);
    },
  );

  it('invitations are for the service key alone', async () => {
    expect((await post('/auth/v1/invite', { email: 'a@exemple.test' })).status).toBe(403);
  });
});

describe('e-mail addresses', () => {
  it('leave one mail a minute, however many ask at once and however it is spelled', async () => {
    await getMember(backend, 'inondee@exemple.test');
    const before = mailsTo('inondee@exemple.test').length;
    const spellings = ['inondee@exemple.test', ' inondee@exemple.test', 'Inondee@Exemple.test\n'];
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, n) => post('/auth/v1/recover', { email: spellings[n % 3] })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(mailsTo('inondee@exemple.test')).toHaveLength(before + 1);
  });

  it('cannot be changed on the word of one mailbox', async () => {
    const member = await getMember(backend, 'fidele@exemple.test');
    const token = (await member.auth.getSession()).data.session?.access_token ?? '';
    const answer = await send('/auth/v1/user', {
      method: 'PUT',
      body: '{"email":"pirate@exemple.test"}',
      token,
    });
    expect(answer.status).toBe(400);
    expect(mailsTo('pirate@exemple.test')).toEqual([]);
  });

  it('are no secret that the time of an answer tells', async () => {
    const discreet = await createBackend({ seed: null, discretion: 300 });
    await getMember(discreet, 'connue@exemple.test');
    const toTime = async (path: string, body: object) => {
      const began = performance.now();
      await discreet.fetch(
        new Request(discreet.url + path, {
          method: 'POST',
          headers: { apikey: discreet.publishableKey },
          body: JSON.stringify(body),
        }),
      );
      return performance.now() - began;
    };
    for (const email of ['connue@exemple.test', 'inconnue@exemple.test']) {
      expect(await toTime('/auth/v1/recover', { email })).toBeGreaterThan(299);
      expect(await toTime('/auth/v1/token?grant_type=password', { email, password: 'faux' })).toBeGreaterThan(
        299,
      );
    }
    await discreet.close();
  });
});

describe('who asks', () => {
  it.each([{ email: ['a'], password: {} }, { email: 'a@b.ca' }, [], 'texte', null])(
    'with %j as sign-in made a mistake, not a fault of ours',
    async (body) => {
      expect((await post('/auth/v1/token?grant_type=password', body)).status).toBe(400);
    },
  );

  it('without a session uploads nothing, and nothing of it is read', async () => {
    let isRead = false;
    const body = new ReadableStream(
      {
        pull(controller) {
          isRead = true;
          controller.enqueue(new Uint8Array(1024));
        },
      },
      { highWaterMark: 0 },
    );
    const init: RequestInit = Object.assign({ method: 'POST', body }, { duplex: 'half' });
    expect((await send('/storage/v1/object/media/uploads/1700000000000.png', init)).status).toBe(401);
    expect(isRead).toBe(false);
  });

  it('is told by the socket: one client’s messages don’t use up another’s', async () => {
    const write = async (address: string, forged: string) => {
      const headers = { 'x-forwarded-for': forged, 'cf-connecting-ip': forged };
      const challenge = await post('/rest/v1/rpc/create_challenge', {}, { address, headers });
      return post(
        '/rest/v1/leads',
        { email: `${Math.random()}@exemple.test`, message: 'Bonjour' },
        { address, headers: { ...headers, 'x-proof': await makeProof(await challenge.json()) } },
      );
    };
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await write('203.0.113.7', `198.51.100.${n}`)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect((await write('203.0.113.8', '203.0.113.7')).status).toBe(201);
  });
});

describe('what cannot be read', () => {
  const deep = (open: string, close: string, levels = 100_000) =>
    `${open.repeat(levels)}1${close.repeat(levels)}`;
  const nul = String.raw`\u0000`;
  const half = String.raw`\ud800`;
  const numbers = [
    '-1',
    '1e999',
    '9'.repeat(400),
    'NaN',
    '0x10',
    '1.5',
    '',
    '%00',
    '%FF',
    '%C0%AF',
    '%ED%A0%80',
  ];
  const rows = '/rest/v1/articles?select=id';
  const write = (path: string, body: string, method = 'POST') => [method, path, { body }] as const;

  const requests: readonly (readonly [method: string, path: string, init?: RequestInit])[] = [
    ...['%00', '%FF', '%C0%AF', '%ED%A0%80', '%', '%zz', '%F5%80%80%80'].flatMap((sign) => [
      ['GET', `/rest/v1/articles?${sign}=eq.1`] as const,
      ['GET', `${rows}&title=eq.${sign}`] as const,
      ['GET', `${rows}&or=(title.eq.${sign},id.is.null)`] as const,
      ['GET', `${rows}&order=${sign}`] as const,
      ['GET', `/rest/v1/articles?select=${sign}`] as const,
      ['GET', `/rest/v1/${sign}`] as const,
      ['GET', `/storage/v1/object/public/media/${sign}`] as const,
      ['GET', `/auth/v1/verify?token=${sign}&type=signup`] as const,
      ['GET', `/auth/v1/verify?token=a&type=${sign}&redirect_to=${sign}`] as const,
      ['POST', `/rest/v1/rpc/${sign}`, { body: '{}' }] as const,
      ['POST', `/rest/v1/leads?columns=${sign}`, { body: '{"email":"a@b.ca","message":"x"}' }] as const,
      ['POST', `/rest/v1/leads?on_conflict=${sign}`, { body: '{"email":"a@b.ca"}' }] as const,
    ]),
    ...numbers.flatMap((number) => [
      ['GET', `${rows}&limit=${number}`] as const,
      ['GET', `${rows}&offset=${number}`] as const,
      ['GET', `${rows}&views_count=eq.${number}`] as const,
      ['GET', `${rows}&id=in.(${number})`] as const,
    ]),
    ...['0-1e9', `0-${'9'.repeat(400)}`, '5-1', '-', 'x', `${'9'.repeat(400)}-`].map(
      (range) => ['GET', rows, { headers: { range, 'range-unit': 'items' } }] as const,
    ),
    ...[
      'accept-profile',
      'prefer',
      'accept',
      'content-profile',
      'user-agent',
      'authorization',
      'apikey',
    ].flatMap((header) =>
      ['é', '"', '%00', ';', 'x'.repeat(8000), 'count=exact', 'application/vnd.pgrst.plan'].flatMap(
        (value) => [
          ['GET', rows, { headers: { [header]: value } }] as const,
          [
            'POST',
            '/rest/v1/rpc/record_visit',
            { headers: { [header]: value }, body: '{"path":"/about"}' },
          ] as const,
        ],
      ),
    ),
    ...[
      deep('[', ']'),
      deep('{"a":', '}'),
      deep('[', ']', 1000),
      '['.repeat(100_000),
      `{"email":"a@b.ca","message":"${nul}"}`,
      `{"email":"a@b.ca","message":"${half}"}`,
      `{"${nul}":"a","email":"a@b.ca","message":"x"}`,
      `{"path":"${nul}","token":"${half}","email":"${half}@b.ca","password":"${nul}","data":{"${nul}":"${half}"}}`,
      `{"path":1e999,"token":{"a":[1]},"message":[1],"email":{"a":1}}`,
      `{"__proto__":{"a":1},"constructor":1}`,
      `{"path":${deep('[', ']', 50)}}`,
      '1e999',
      '""',
      'null',
      '\u0000',
    ].flatMap((body) => [
      ...['leads', 'rpc/record_visit', 'rpc/read_preview', 'rpc/approve_preview', 'rpc/list_documents'].map(
        (name) => write(`/rest/v1/${name}`, body),
      ),
      write('/rest/v1/articles?id=eq.1', body, 'PATCH'),
      ...['signup', 'token?grant_type=password', 'token?grant_type=pkce', 'recover', 'verify'].map((name) =>
        write(`/auth/v1/${name}`, body),
      ),
      ...['copy', 'move', 'list/media'].map((name) => write(`/storage/v1/object/${name}`, body)),
      write('/storage/v1/object/media', body, 'DELETE'),
    ]),
    // Nothing that is there.
    ['GET', '/rest/v1/nothing?select=id'],
    write('/rest/v1/nothing', '{"a":1}'),
    write('/rest/v1/nothing?id=eq.1', '{"a":1}', 'PATCH'),
    write('/rest/v1/nothing?id=eq.1', '{}', 'DELETE'),
    write('/rest/v1/rpc/nothing', '{"a":1}'),
    write('/rest/v1/rpc/record_visit', '{"nothing":1}'),
    write('/rest/v1/leads', '{"nothing":1}'),
    write('/rest/v1/leads?on_conflict=nothing', '{"email":"a@b.ca","message":"x"}'),
    ['GET', '/rest/v1/articles?select=nothing'],
    ['GET', '/rest/v1/articles?select=id,nothing(id)'],
    ['GET', `${rows}&order=nothing`],
    ['GET', `${rows}&nothing=eq.1`],
    ['GET', '/rest/v1/articles?select=id::nothing'],
    ['GET', `${rows}&title=cs.1`],
    ['GET', `/storage/v1/object/public/media/${'x'.repeat(3000)}`],
    [
      'GET',
      '/storage/v1/object/public/media/uploads/1.png',
      { headers: { range: `bytes=${'9'.repeat(400)}-` } },
    ],
  ];

  it('is refused or answered, and no fault of ours: nothing is logged', async () => {
    const unlimited = { requests: 100_000, seconds: 1 };
    const target = await createBackend({
      seed: null,
      discretion: 0,
      rateLimits: { signIn: unlimited, refresh: unlimited, verify: unlimited, mail: unlimited },
    });
    onTestFinished(() => target.close());
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const print = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => {
      log.mockRestore();
      print.mockRestore();
    });
    const faults: string[] = [];
    for (const [method, path, init] of requests) {
      const headers = new Headers({ apikey: target.publishableKey });
      for (const [name, value] of Object.entries(init?.headers ?? {})) headers.set(name, value as string);
      const { status } = await target.fetch(new Request(target.url + path, { ...init, method, headers }));
      if (status >= 500 || log.mock.calls.length + print.mock.calls.length > 0)
        faults.push(
          `${method} ${path.slice(0, 100)} ${JSON.stringify(init ?? '').slice(0, 120)}: ${status} ${[...log.mock.calls, ...print.mock.calls].flat().join(' ').slice(0, 200)}`,
        );
      log.mockClear();
      print.mockClear();
    }
    expect(faults).toEqual([]);
  });
});
