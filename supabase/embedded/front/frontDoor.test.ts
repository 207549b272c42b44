import { sign } from 'hono/jwt';
import { expect, it } from 'vitest';
import type { RunOptions } from './database.ts';
import { onBehalfOf } from './clients.ts';
import { createFrontDoor } from './frontDoor.ts';
import { hostedRateLimits } from './rateLimits.ts';

const keys = { publishableKey: 'public', serviceKey: 'secret', jwtSecret: 'a secret of the tests' };
const nothing = async () => undefined;

type Sent = { method?: string; body?: string; headers?: Record<string, string> } & {
  key?: string;
  token?: string;
  address?: string;
};

/** A front door before a database that only says how it was asked. */
function openDoor({ milliseconds = 1 } = {}) {
  const asked: RunOptions[] = [];
  const enter = createFrontDoor({
    database: {
      async run<Result>(_task: unknown, options: RunOptions) {
        asked.push(options);
        options.onEnd?.(milliseconds);
        return { status: 200, headers: [], mails: [] } as Result;
      },
    },
    keys,
    siteUrl: 'http://localhost',
    objects: '',
    unfinished: '',
    inbox: { mails: [], deliver: nothing, forgetBefore: nothing, forgetAddress: nothing },
    keepErasures: nothing,
    rateLimits: hostedRateLimits,
    discretion: 0,
  });
  const send = (path: string, { key = keys.publishableKey, token, address, headers, ...init }: Sent = {}) =>
    enter(
      new Request(`http://localhost${path}`, {
        ...init,
        headers: { apikey: key, ...(token && { authorization: `Bearer ${token}` }), ...headers },
      }),
      { address },
    );
  return { asked, send };
}

const address = '203.0.113.7';
const rows = '/rest/v1/articles?select=id';

it('gives each network a share, its sign-ins another, and people and own work theirs', async () => {
  const { asked, send } = openDoor();
  const token = await sign({ sub: 'marie', role: 'authenticated' }, keys.jwtSecret, 'HS256');
  await send(rows, { address });
  await send(rows, { address: '2001:db8::1' });
  await send('/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    body: JSON.stringify({ refresh_token: 'x' }),
    address,
  });
  await send(rows, { address, token });
  await send(rows, { key: keys.serviceKey });
  await send(rows);
  expect(asked.map(({ share }) => share)).toEqual([
    { key: address, isKnown: false },
    { key: '2001:db8:0:0::/64', isKnown: false },
    { key: `${address} account`, isKnown: false },
    { key: 'person marie', isKnown: true },
    { key: 'own', isKnown: true },
    { key: 'own', isKnown: true },
  ]);
});

it('has what a page asks wait in the share of who asked for the page', async () => {
  const { asked, send } = openDoor();
  await onBehalfOf({ address }, () => send(rows));
  // A function that asks on, for somebody who needs no key.
  await send(`/functions/v1/calendrier/${'a'.repeat(30)}.ics`, { address });
  expect(asked.map(({ share }) => share.key)).toEqual([address, address]);
});

it('lets a network have the database work long for six seconds a minute', async () => {
  // A bit more than the six seconds: on a slow machine, what comes back meanwhile must not count.
  const { send } = openDoor({ milliseconds: 3100 });
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1) statuses.push((await send(rows, { address })).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const refused = await send(rows, { address });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send(rows, { address: '203.0.113.8' })).status).toBe(200);
  expect((await send(rows)).status).toBe(200);
  // Signing in has a limit of its own.
  const refresh = { method: 'POST', body: JSON.stringify({ refresh_token: 'x' }), address };
  expect((await send('/auth/v1/token?grant_type=refresh_token', refresh)).status).toBe(200);
});

it('counts all that searching takes, by its pages too', async () => {
  const { send } = openDoor({ milliseconds: 310 });
  const search = { method: 'POST', body: JSON.stringify({ query: 'voix' }) };
  const ask = () => send('/rest/v1/rpc/search', search);
  for (let count = 0; count < 10; count += 1) {
    expect((await send('/rest/v1/rpc/search', { ...search, address })).status).toBe(200);
    expect((await onBehalfOf({ address }, ask)).status).toBe(200);
  }
  expect((await onBehalfOf({ address }, ask)).status).toBe(429);
  expect((await onBehalfOf({ address: '203.0.113.8' }, ask)).status).toBe(200);
});

it('calls no function with a list', async () => {
  const { asked, send } = openDoor();
  const body = JSON.stringify(Array.from({ length: 101 }, () => ({})));
  for (const called of [
    'search',
    'list_free_times',
    'record_visit',
    'confirm_booking',
    'catch_up_page_changes',
  ])
    expect((await send(`/rest/v1/rpc/${called}`, { method: 'POST', body })).status).toBe(400);
  expect(asked).toEqual([]);
});

it('counts nothing that is merely slow', async () => {
  const { send } = openDoor({ milliseconds: 1000 });
  for (let count = 0; count < 100; count += 1) expect((await send(rows, { address })).status).toBe(200);
});

it('takes no header that is longer than any of the product’s', async () => {
  const { asked, send } = openDoor();
  const headers = (length: number) => ({ headers: { prefer: 'x'.repeat(length) } });
  expect([(await send(rows, headers(500))).status, (await send(rows, headers(501))).status]).toEqual([
    200, 400,
  ]);
  expect(asked).toHaveLength(1);
});

it.each([
  ['PATCH', '/rest/v1/tags', 400],
  ['DELETE', '/rest/v1/tags?select=id&order=name&limit=1', 400],
  ['DELETE', '/rest/v1/articles?article_tags.tag_id=eq.1', 400],
  ['DELETE', '/rest/v1/tags?slug=eq.radio', 200],
  ['PATCH', '/rest/v1/tags?not.or=(slug.eq.radio,slug.eq.son)', 200],
  ['POST', '/rest/v1/tags', 200],
])('changes and deletes no rows that nobody has chosen: %s %s', async (method, path, status) => {
  const { asked, send } = openDoor();
  const answer = await send(path, { method, body: '{"name":"Radio"}' });
  expect(answer.status).toBe(status);
  expect(asked).toHaveLength(status === 200 ? 1 : 0);
});
