import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { stageUpload, stagingFolder } from '../data/stagedUpload.ts';
import { createResumableUploads } from './resumableUploads.ts';

const toMetadata = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** Uploads without a backend: on a disk with so much room, and a store that answers what it is told to. */
async function createAlone({ room = 1e12, answer = () => Response.json({}) } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'porte-voix-resumable-'));
  const disk = { room };
  const stored: string[] = [];
  const uploads = await createResumableUploads({
    folder: join(folder, 'unfinished'),
    objects: join(folder, 'objects'),
    findRoom: async () => disk.room,
    async store(_request, staged) {
      if (staged === 'none') return new Response(null, { status: 204 });
      const answered = answer();
      if (answered.ok) stored.push(staged.eTag);
      return answered;
    },
  });
  const request = (method: string, path: string, headers: Record<string, string>, body?: BodyInit) =>
    uploads(
      new Request(`http://localhost/storage/v1/upload/resumable${path}`, {
        method,
        headers: { 'tus-resumable': '1.0.0', ...headers },
        ...(body && { body }),
      }),
      'membre',
    );
  const metadata = toMetadata({ bucketName: 'media', objectName: 'uploads/1.png', contentType: 'image/png' });
  const announce = (size: number) =>
    request('POST', '', { 'upload-length': String(size), 'upload-metadata': metadata });
  const sendPart = (id: string, body: string) =>
    request(
      'PATCH',
      `/${id}`,
      {
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'content-length': String(body.length),
      },
      body,
    );
  const remove = () => rm(folder, { recursive: true });
  return { disk, stored, request, announce, sendPart, remove };
}

const getId = (response: Response) => response.headers.get('location')?.split('/').at(-1) ?? '';
const mebibyte = 1024 * 1024;

it('stores what is whole as it is announced: nothing, or all of it', async () => {
  const { announce, request, stored, remove } = await createAlone();
  const metadata = toMetadata({ bucketName: 'media', objectName: 'uploads/2.png', contentType: 'image/png' });
  const headers = { 'upload-length': '3', 'upload-metadata': metadata, 'content-length': '3' };
  const whole = await request(
    'POST',
    '',
    { ...headers, 'content-type': 'application/offset+octet-stream' },
    'abc',
  );
  const statuses = [(await announce(0)).status, whole.status, whole.headers.get('upload-offset')];
  expect([...statuses, stored.length]).toEqual([201, 201, '3', 2]);
  await remove();
});

it('stops a part at the room that is kept for the database', async () => {
  const { disk, announce, sendPart, remove } = await createAlone({ room: 213 * mebibyte });
  const id = getId(await announce(100));
  // Others have filled the disk since, up to what is kept for the database.
  disk.room = 32 * mebibyte;
  const refused = await sendPart(id, 'bytes');
  expect([refused.status, await refused.json()]).toMatchObject([
    507,
    { message: 'Le disque du serveur est plein.' },
  ]);
  disk.room += 5;
  expect((await sendPart(id, 'bytes')).status).toBe(204);
  await remove();
});

it('leaves the database its room when a file comes at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'porte-voix-staged-'));
  const objects = join(folder, 'objects');
  let room = 35 * mebibyte;
  const findRoom = async () => room;
  const chunks = function* () {
    yield new Uint8Array(2 * mebibyte);
    room -= 2 * mebibyte;
    yield new Uint8Array(2 * mebibyte);
  };
  await expect(stageUpload(objects, chunks(), Infinity, findRoom)).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(await readdir(stagingFolder(objects))).toEqual([]);
  room = 40 * mebibyte;
  expect((await stageUpload(objects, chunks(), Infinity, findRoom)).size).toBe(4 * mebibyte);
  await rm(folder, { recursive: true });
});

it('keeps the bytes when they can’t be stored for now, and says that the disk is full', async () => {
  let isBusy = false;
  const { disk, stored, request, announce, sendPart, remove } = await createAlone({
    room: 0,
    answer: () => (isBusy ? Response.json({ message: 'busy' }, { status: 503 }) : Response.json({})),
  });
  const full = await announce(5);
  expect([full.status, await full.json()]).toMatchObject([
    507,
    { message: 'Le disque du serveur est plein.' },
  ]);
  disk.room = 1e9;
  const id = getId(await announce(5));
  isBusy = true;
  expect((await sendPart(id, 'bytes')).status).toBe(503);
  expect((await request('HEAD', `/${id}`, {})).status).toBe(503);
  isBusy = false;
  expect((await request('HEAD', `/${id}`, {})).headers.get('upload-offset')).toBe('5');
  expect(stored).toEqual([`"${createHash('sha256').update('bytes').digest('hex')}"`]);
  await remove();
});
