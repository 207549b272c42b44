import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Backend } from '../backend.ts';
import { createExampleBackend, getMember } from '../testing/exampleBackend.ts';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { makeFilm } from '#features/media/data/testing/film.ts';
import { join } from 'node:path';

let dataDir: string;
let backend: Backend;
let member: SupabaseClient;
let token: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'porte-voix-storage-'));
  backend = await createExampleBackend({ dataDir });
  member = await getMember(backend);
  token = (await member.auth.getSession()).data.session?.access_token ?? '';
});
afterAll(async () => {
  await backend.close();
  await rm(dataDir, { recursive: true });
});

/** A body of unstated length; the type of RequestInit doesn't know `duplex`, which undici asks for. */
const streamed = (body: ReadableStream): RequestInit => Object.assign({ body }, { duplex: 'half' });
const png = (size = 100, fill = 7) => new Uint8Array(size).fill(fill);
const bucket = () => member.storage.from('media');
const isPng = { contentType: 'image/png' };
const download = (key: string, headers: HeadersInit = {}) =>
  backend.fetch(new Request(bucket().getPublicUrl(key).data.publicUrl, { headers }));
const storedFiles = () => readdir(join(dataDir, 'objects'));

it('takes several files at once from the first one on', async () => {
  const uploads = await Promise.all(
    [11, 12, 13, 14].map((number) => bucket().upload(`uploads/${number}.png`, png(100, number), isPng)),
  );
  expect(uploads.map(({ error }) => error)).toEqual([null, null, null, null]);
});

it('takes bytes as the site sends them', async () => {
  const { error } = await bucket().upload('uploads/1.png', png(), { ...isPng, cacheControl: '60' });
  expect(error).toBeNull();
  const response = await download('uploads/1.png');
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toBe('max-age=60');
  expect((await response.arrayBuffer()).byteLength).toBe(100);
});

it.each([
  ['uploads/page.html', '<script>alert(document.domain)</script>'],
  ['uploads/dessin.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['uploads/photo.png.html', '\u0089PNG\r\n<script>alert(1)</script>'],
  ['uploads/polyglotte.png', 'GIF89a/*<script>*/=alert(1)//</script>'],
])('serves %s as the accepted type, and lets nothing of it run', async (key, content) => {
  await bucket().upload(key, content, isPng);
  const { headers } = await download(key);
  expect(headers.get('content-type')).toBe('image/png');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain('sandbox');
});

it('refuses a type that the bucket does not take', async () => {
  const { error } = await bucket().upload('uploads/page.png', '<html>', { contentType: 'text/html' });
  expect(error?.message).toContain('mime type text/html is not supported');
});

it('holds the bucket’s size limit against a body without a stated length', async () => {
  const chunked = new ReadableStream({
    start(controller) {
      for (let chunk = 0; chunk < 4; chunk += 1) controller.enqueue(new Uint8Array(500));
      controller.close();
    },
  });
  const response = await backend.fetch(
    new Request(`${backend.url}/storage/v1/object/media/uploads/long.png`, {
      method: 'POST',
      headers: {
        apikey: backend.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'image/png',
      },
      ...streamed(chunked),
    }),
  );
  expect(await response.json()).toMatchObject({ statusCode: '413' });
  expect((await download('uploads/long.png')).status).toBe(400);
});

it.each([
  ['/rest/v1/notes', 5_000_000, 'application/json'],
  ['/auth/v1/token?grant_type=password', 300_000, 'application/json'],
  ['/storage/v1/object/media/uploads/huge.png', 55_000_000, 'image/png'],
])('reads no more than it takes for %s', async (path, size, type) => {
  let read = 0;
  const endless = new ReadableStream({
    pull(controller) {
      read += 64 * 1024;
      if (read > size * 2) controller.close();
      else controller.enqueue(new Uint8Array(64 * 1024));
    },
  });
  const { status } = await backend.fetch(
    new Request(backend.url + path, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, authorization: `Bearer ${token}`, 'content-type': type },
      ...streamed(endless),
    }),
  );
  expect(status).toBe(413);
  expect(read).toBeLessThan(size);
});

it('serves parts, so that a video can be wound forward', async () => {
  const film = await makeFilm('mp4');
  const sent = await bucket().upload('uploads/2.mp4', await film.arrayBuffer(), { contentType: 'video/mp4' });
  expect(sent.error).toBeNull();
  const part = await download('uploads/2.mp4', { range: 'bytes=10-19' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${film.size}`]);
  expect(await part.arrayBuffer()).toEqual(await film.slice(10, 20).arrayBuffer());
  const end = await download('uploads/2.mp4', { range: 'bytes=-5' });
  expect(end.headers.get('content-range')).toBe(`bytes ${film.size - 5}-${film.size - 1}/${film.size}`);
  const etag = part.headers.get('etag') ?? '';
  const same = await download('uploads/2.mp4', { range: 'bytes=10-19', 'if-range': etag });
  expect(same.status).toBe(206);
  const changed = await download('uploads/2.mp4', { range: 'bytes=10-19', 'if-range': '"other"' });
  expect([changed.status, changed.headers.get('content-range')]).toEqual([200, null]);
  expect((await changed.arrayBuffer()).byteLength).toBe(film.size);
  const beyond = await download('uploads/2.mp4', { range: `bytes=${film.size}-` });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${film.size}`]);
});

it('says how long a file is to who asks without it, as apps for podcasts do', async () => {
  const address = bucket().getPublicUrl('uploads/2.mp4').data.publicUrl;
  const whole = await download('uploads/2.mp4');
  const head = await backend.fetch(new Request(address, { method: 'HEAD', headers: { range: 'bytes=0-9' } }));
  const facts = ['content-length', 'content-type', 'accept-ranges', 'etag', 'content-range'];
  const pick = ({ headers }: Response) => facts.map((name) => headers.get(name));
  expect([head.status, pick(head)]).toEqual([200, pick(whole)]);
  expect(head.headers.get('accept-ranges')).toBe('bytes');
  expect(await head.text()).toBe('');
});

it('answers 304 to who has it already', async () => {
  const etag = (await download('uploads/1.png')).headers.get('etag') ?? '';
  expect((await download('uploads/1.png', { 'if-none-match': etag })).status).toBe(304);
});

it('keeps the bytes as long as an object uses them, and no longer', async () => {
  const before = await storedFiles();
  await bucket().upload('uploads/a.png', png(50, 1), isPng);
  await bucket().copy('uploads/a.png', 'uploads/b.png');
  await bucket().move('uploads/b.png', 'uploads/c.png');
  await bucket().remove(['uploads/a.png']);
  expect((await download('uploads/c.png')).status).toBe(200);
  await bucket().upload('uploads/c.png', png(60, 2), { ...isPng, upsert: true });
  expect((await (await download('uploads/c.png')).arrayBuffer()).byteLength).toBe(60);
  await bucket().remove(['uploads/c.png']);
  expect((await download('uploads/c.png')).status).toBe(400);
  expect(await storedFiles()).toEqual(before);
});

it.each([
  '../../secrets.json',
  'uploads/../../../secrets.json',
  `uploads/${'x'.repeat(300)}.png`,
  'uploads/nul\u0000.png',
])('never turns the key %j into a path', async (key) => {
  const before = await readdir(dataDir);
  await bucket().upload(key, png(10, 3), isPng);
  expect(await readdir(dataDir)).toEqual(before);
  expect((await storedFiles()).every((name) => /^[0-9a-f]{64}$/.test(name))).toBe(true);
});

it.each(['uploads/été.png', 'uploads/nul\u0000.png'])('refuses the key %j', async (key) => {
  const { error } = await bucket().upload(key, png(10, 3), isPng);
  expect(error?.message).toBe('No such endpoint');
});
