import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../backend.ts';
import { getClient, createExampleBackend, getMember } from './exampleBackend.ts';

let backend: Backend;
let visitor: SupabaseClient;
let member: SupabaseClient;

beforeAll(async () => {
  backend = await createExampleBackend();
  visitor = getClient(backend);
  member = await getMember(backend);
});
afterAll(() => backend.close());

describe('privileges', () => {
  it('stay as the migrations granted them, column by column', async () => {
    const { error: read } = await member.from('notes').select('secret');
    expect(read?.code).toBe('42501');
    const { error: write } = await member.from('notes').insert({ title: 'colonne', secret: 'forcé' });
    expect(write?.code).toBe('42501');
    const [granted] = await backend.sql<{ all: boolean }>(
      `select has_table_privilege('anon', 'public.notes', 'insert') as all`,
    );
    expect(granted).toEqual({ all: false });
  });
});

describe('requests in one tick', () => {
  it('each run under their own role, and fail alone', async () => {
    const reads = Array.from({ length: 10 }, () => [
      member.from('notes').select('created_at'),
      visitor.from('notes').select('created_at'),
      visitor.from('notes').select('title'),
      member.from('notes').select('secret'),
    ]).flat();
    const statuses = (await Promise.all(reads)).map(({ status }) => status);
    expect(statuses).toEqual(Array.from({ length: 10 }, () => [200, 401, 200, 403]).flat());
  });
});

it('outlives more statements without sense than the stack had room for', async () => {
  for (let sent = 0; sent < 2000; sent += 1) {
    await expect(backend.sql('selec')).rejects.toThrow('syntax error');
  }
  expect((await visitor.from('notes').select('title')).status).toBe(200);
});

it('undoes what it refuses to answer, because one row was asked for', async () => {
  expect((await member.rpc('note_twice').single()).status).toBe(406);
  expect((await member.from('notes').select('title').in('title', ['une', 'deux'])).data).toEqual([]);
});

describe('answers', () => {
  it('write timestamps in ISO 8601', async () => {
    const { data } = await member.from('notes').insert({ title: 'datée' }).select('created_at').single();
    expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
    const { data: user } = await member.auth.getUser();
    expect(user.user?.created_at).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  const refusals: [string, Record<string, unknown>, number, string][] = [
    ['a taken value', { title: 'double' }, 409, '23505'],
    ['a violated check', { title: '' }, 400, '23514'],
    ['a row that policies refuse', { title: 'interdite' }, 403, '42501'],
    ['a missing value', { title: null }, 400, '23502'],
  ];
  it.each(refusals)('refuse %s as PostgREST does', async (_case, row, status, code) => {
    await backend.sql(`insert into notes (title) values ('double') on conflict do nothing`);
    const { error, status: answered } = await member.from('notes').insert(row);
    expect([answered, error?.code]).toEqual([status, code]);
  });

  it('tell a visitor 401 where a member is told 403', async () => {
    const { error, status } = await visitor.from('notes').insert({ title: 'visite' });
    expect([status, error?.code]).toEqual([401, '42501']);
  });

  it('pass on what a function raises', async () => {
    const { error, status } = await member.rpc('refuse');
    expect([status, error?.code, error?.message]).toEqual([400, 'P0001', 'Refusé']);
  });

  it('hold a thousand rows at most', async () => {
    await backend.sql(`insert into notes (title) select 'série ' || n from generate_series(1, 1100) n`);
    const { data, count } = await visitor.from('notes').select('id', { count: 'exact' });
    expect(data).toHaveLength(1000);
    expect(count).toBeGreaterThan(1000);
  });

  it('carry headers under which nothing runs or is kept', async () => {
    const { headers } = await backend.fetch(
      new Request(`${backend.url}/rest/v1/notes`, { headers: { apikey: backend.publishableKey } }),
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('what is not served', () => {
  it.each(['/_system/info', '/realtime/v1/websocket', '/', '/static/main.js'])('%s', async (path) => {
    const { status } = await backend.fetch(new Request(backend.url + path));
    expect(status).toBe(404);
  });

  it('requests without a key, even from this machine', async () => {
    const { status } = await backend.fetch(new Request(`${backend.url}/rest/v1/notes`), {
      address: '127.0.0.1',
    });
    expect(status).toBe(401);
  });
});
