import type { SupabaseClient } from '@supabase/supabase-js';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Backend } from '../backend.ts';
import { createExampleBackend, getMember } from '../testing/exampleBackend.ts';

let dataDir: string;
let backend: Backend;
let member: SupabaseClient;
let token: string;

const getToken = async (client: SupabaseClient) =>
  (await client.auth.getSession()).data.session?.access_token ?? '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'porte-voix-resumable-'));
  backend = await createExampleBackend({ dataDir });
  member = await getMember(backend);
  token = await getToken(member);
});
afterAll(async () => {
  await backend.close();
  await rm(dataDir, { recursive: true });
});

type Facts = {
  key: string;
  size: number;
  bucket?: string;
  type?: string;
  token?: string;
  headers?: Record<string, string>;
};

const getHeaders = (bearer = token) => ({
  apikey: backend.publishableKey,
  ...(bearer && { authorization: `Bearer ${bearer}` }),
  'tus-resumable': '1.0.0',
});

const toMetadata = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

const create = ({ key, size, bucket = 'media', type = 'image/png', token: bearer = token, headers }: Facts) =>
  backend.fetch(
    new Request(`${backend.url}/storage/v1/upload/resumable`, {
      method: 'POST',
      headers: {
        ...getHeaders(bearer),
        'upload-length': String(size),
        'upload-metadata': toMetadata({
          bucketName: bucket,
          objectName: key,
          contentType: type,
          cacheControl: '31536000',
        }),
        ...headers,
      },
    }),
  );

const begin = async (facts: Facts) => {
  const response = await create(facts);
  expect(response.status).toBe(201);
  return response.headers.get('location') ?? '';
};

const ask = (method: 'HEAD' | 'DELETE', location: string, bearer = token) =>
  backend.fetch(new Request(backend.url + location, { method, headers: getHeaders(bearer) }));

const send = (
  location: string,
  offset: number,
  body: Uint8Array<ArrayBuffer> | ReadableStream,
  bearer = token,
) =>
  backend.fetch(
    new Request(
      backend.url + location,
      Object.assign(
        {
          method: 'PATCH',
          headers: {
            ...getHeaders(bearer),
            'upload-offset': String(offset),
            'content-type': 'application/offset+octet-stream',
            ...(body instanceof Uint8Array && { 'content-length': String(body.byteLength) }),
          },
          body,
        },
        { duplex: 'half' },
      ),
    ),
  );

const bytes = (size: number, first = 0) =>
  Uint8Array.from({ length: size }, (_, index) => (index * 7 + first) % 251);
const download = (key: string) =>
  backend.fetch(new Request(member.storage.from('media').getPublicUrl(key).data.publicUrl));
const findRow = async (key: string) =>
  (
    await backend.sql<{ owner_id: string; metadata: Record<string, unknown> }>(
      'select owner_id, metadata from storage.objects where name = $1',
      [key],
    )
  )[0];
/** Of a refusal, as Storage states it: many are 400 on the outside. */
const getStatus = async (response: Response) =>
  Number(((await response.json()) as { statusCode?: string }).statusCode);
const listUnfinished = () => readdir(join(dataDir, 'unfinished'));

it('stores what comes in parts as it stores what comes at once', async () => {
  const whole = bytes(900);
  const location = await begin({ key: 'uploads/1.png', size: 900 });
  expect(location).toMatch(/^\/storage\/v1\/upload\/resumable\/[0-9a-f]{32}$/);
  expect((await send(location, 0, whole.slice(0, 400))).headers.get('upload-offset')).toBe('400');
  expect((await download('uploads/1.png')).status).toBe(400);
  const { headers } = await ask('HEAD', location);
  expect([headers.get('upload-offset'), headers.get('upload-length')]).toEqual(['400', '900']);
  expect((await send(location, 400, whole.slice(400))).status).toBe(204);

  const plain = await member.storage
    .from('media')
    .upload('uploads/2.png', whole, { contentType: 'image/png', cacheControl: '31536000' });
  expect(plain.error).toBeNull();
  const [inParts, atOnce] = [await findRow('uploads/1.png'), await findRow('uploads/2.png')];
  const lastModified = expect.any(String) as string;
  expect(inParts).toEqual({ ...atOnce, metadata: { ...atOnce?.metadata, lastModified } });
  const served = await download('uploads/1.png');
  expect(served.headers.get('cache-control')).toBe('max-age=31536000');
  expect(new Uint8Array(await served.arrayBuffer())).toEqual(whole);
  expect(await listUnfinished()).toEqual([]);
  expect((await ask('HEAD', location)).status).toBe(404);
});

it('goes on in the middle of a part that broke off', async () => {
  const whole = bytes(800, 3);
  const location = await begin({ key: 'uploads/3.png', size: 800 });
  let isSent = false;
  const broken = new ReadableStream({
    async pull(controller) {
      if (!isSent) controller.enqueue(whole.slice(0, 300));
      else {
        const file = join(dataDir, 'unfinished', location.split('/').at(-1) ?? '');
        await vi.waitFor(async () => expect((await stat(file)).size).toBe(300));
        controller.error(new Error('The connection is gone'));
      }
      isSent = true;
    },
  });
  const request = new Request(
    backend.url + location,
    Object.assign(
      {
        method: 'PATCH',
        headers: {
          ...getHeaders(),
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
          'content-length': '800',
        },
        body: broken,
      },
      { duplex: 'half' },
    ),
  );
  expect((await backend.fetch(request)).status).toBeGreaterThanOrEqual(400);
  expect((await ask('HEAD', location)).headers.get('upload-offset')).toBe('300');
  expect((await send(location, 0, whole)).status).toBe(409);
  expect((await send(location, 300, whole.slice(300))).status).toBe(204);
  expect(new Uint8Array(await (await download('uploads/3.png')).arrayBuffer())).toEqual(whole);
});

it('goes on beside a line that nobody has hung up', async () => {
  const whole = bytes(700, 5);
  const location = await begin({ key: 'uploads/14.png', size: 700 });
  const silent = new ReadableStream({
    start: (controller) => controller.enqueue(whole.slice(0, 200)),
  });
  const headers = {
    ...getHeaders(),
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
    'content-length': '700',
  };
  const left = backend.fetch(
    new Request(
      backend.url + location,
      Object.assign({ method: 'PATCH', headers, body: silent }, { duplex: 'half' }),
    ),
  );
  const file = join(dataDir, 'unfinished', location.split('/').at(-1) ?? '');
  await vi.waitFor(async () => expect((await stat(file)).size).toBe(200));
  expect((await ask('HEAD', location)).headers.get('upload-offset')).toBe('200');
  expect((await send(location, 200, whole.slice(200))).status).toBe(204);
  expect(new Uint8Array(await (await download('uploads/14.png')).arrayBuffer())).toEqual(whole);
  await left;
});

it.each([
  ['nobody', { token: '' }, 401],
  ['a bucket that isn’t theirs', { bucket: 'deleted-media' }, 404],
  ['a type that the bucket doesn’t take', { type: 'text/html' }, 415],
  ['a file above the bucket’s limit', { size: 1001 }, 413],
  ['a key that leads out of its bucket', { key: '../secrets.json' }, 400],
  ['a key that leads to another', { key: 'uploads/../uploads/4.png' }, 400],
  ['a key that ends its address', { key: 'uploads/4.png?a=1' }, 400],
  ['a key spelled otherwise', { key: 'uploads/%2e%2e/4.png' }, 400],
  ['a bucket that leads elsewhere', { bucket: '..', key: 'public/media/4.png' }, 400],
  ['a question to another service', { bucket: '..', key: '../../rest/v1/rpc/sign_up_is_open' }, 400],
  ['no key', { key: '' }, 400],
  ['a length that comes later', { headers: { 'upload-length': '', 'upload-defer-length': '1' } }, 400],
  ['more than any bucket takes', { size: 500 * 1024 * 1024 + 1 }, 413],
] as const)('refuses %s before a byte comes', async (_what, facts, status) => {
  const response = await create({ key: 'uploads/4.png', size: 100, ...facts });
  expect(await response.json()).toEqual({
    statusCode: String(status),
    error: expect.any(String) as string,
    message: expect.any(String) as string,
  });
  expect(await listUnfinished()).toEqual([]);
});

it('refuses whoever may not, at once', async () => {
  await backend.exec(`drop policy "Members upload" on storage.objects`);
  const response = await create({ key: 'uploads/5.png', size: 100 });
  expect([await getStatus(response), await listUnfinished()]).toEqual([403, []]);
  await backend.exec(
    `create policy "Members upload" on storage.objects for insert to authenticated with check (bucket_id = 'media')`,
  );
});

it('stores nothing for whoever has lost the right meanwhile', async () => {
  const location = await begin({ key: 'uploads/6.png', size: 100 });
  await backend.exec(`drop policy "Members upload" on storage.objects`);
  expect(await getStatus(await send(location, 0, bytes(100)))).toBe(403);
  await backend.exec(
    `create policy "Members upload" on storage.objects for insert to authenticated with check (bucket_id = 'media')`,
  );
  expect([await findRow('uploads/6.png'), await listUnfinished()]).toEqual([undefined, []]);
});

it('is nobody else’s to look at, to go on with or to stop', async () => {
  const location = await begin({ key: 'uploads/7.png', size: 100 });
  const other = await getToken(await getMember(backend, 'autre@exemple.test'));
  const statuses = [
    (await ask('HEAD', location, other)).status,
    (await send(location, 0, bytes(100), other)).status,
    (await ask('DELETE', location, other)).status,
  ];
  expect(statuses).toEqual([404, 404, 404]);
  expect((await ask('DELETE', location)).status).toBe(204);
  expect(await listUnfinished()).toEqual([]);
});

it('takes no part above six megabytes, and none beyond the length that was announced', async () => {
  const location = await begin({ key: 'uploads/8.png', size: 100 });
  expect((await send(location, 0, new Uint8Array(6 * 1024 * 1024 + 1))).status).toBe(413);
  expect((await send(location, 0, bytes(101))).status).toBe(413);
  expect((await ask('HEAD', location)).headers.get('upload-offset')).toBe('0');
  await ask('DELETE', location);
});

it('takes a file above the fifty megabytes of a plain upload', async () => {
  const size = 52 * 1024 * 1024;
  await backend.exec(`update storage.buckets set file_size_limit = ${size} where id = 'media'`);
  const part = bytes(4 * 1024 * 1024);
  const hash = createHash('sha256');
  const location = await begin({ key: 'uploads/10.png', size });
  for (let offset = 0; offset < size; offset += part.length) {
    hash.update(part);
    expect((await send(location, offset, part)).status).toBe(204);
  }
  expect((await findRow('uploads/10.png'))?.metadata).toMatchObject({
    size,
    eTag: `"${hash.digest('hex')}"`,
  });
  await backend.exec(`update storage.buckets set file_size_limit = 1000 where id = 'media'`);
});

it('lets a key that was taken meanwhile be', async () => {
  const location = await begin({ key: 'uploads/11.png', size: 100 });
  await member.storage.from('media').upload('uploads/11.png', bytes(50), { contentType: 'image/png' });
  expect(await getStatus(await send(location, 0, bytes(100)))).toBe(409);
  expect((await download('uploads/11.png')).headers.get('content-length')).toBe('50');
  expect(await getStatus(await create({ key: 'uploads/11.png', size: 100 }))).toBe(409);
});

it('is over after a day', async () => {
  const location = await begin({ key: 'uploads/12.png', size: 100 });
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  for (const name of await listUnfinished())
    await utimes(join(dataDir, 'unfinished', name), yesterday, yesterday);
  await backend.removeExpired();
  expect([await listUnfinished(), (await ask('HEAD', location)).status]).toEqual([[], 404]);
});

it('lasts beyond the end of the server', async () => {
  const location = await begin({ key: 'uploads/13.png', size: 100 });
  await send(location, 0, bytes(60));
  await backend.close();
  backend = await createExampleBackend({ dataDir });
  expect((await ask('HEAD', location)).headers.get('upload-offset')).toBe('60');
  expect((await send(location, 60, bytes(100).slice(60))).status).toBe(204);
  expect(new Uint8Array(await (await download('uploads/13.png')).arrayBuffer())).toEqual(bytes(100));
});
