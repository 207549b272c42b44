import { createHash } from 'node:crypto';
import { mkdtemp, stat, writeFile } from 'node:fs/promises';
import { request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { expect, test } from '../test.ts';

test.use({ role: 'editor', expectedConsole: /Failed to load resource/ });

/** A sound is decoded before it is sent. */
const inTime = { timeout: 120_000 };

const part = 6 * 1024 * 1024;
const frame = 417;

/** Silence as MPEG-1 Layer III at 128 kbit/s: what decoders pass over in each frame is another each time. */
function makeSound(megabytes: number, seed: number) {
  const frames = Math.ceil((megabytes * 1024 * 1024) / frame);
  const bytes = Buffer.alloc(frames * frame);
  for (let index = 0; index < frames; index += 1) {
    bytes.writeUInt32BE(0xff_fb_90_c4, index * frame);
    bytes.writeUInt32LE((index * 2_654_435_761 + seed) % 0xf0_00_00_00, index * frame + 100);
  }
  return bytes;
}

async function writeSound(name: string, bytes: Buffer) {
  const path = join(await mkdtemp(join(tmpdir(), 'porte-voix-sound-')), name);
  await writeFile(path, bytes);
  return path;
}

const resumable = /\/storage\/v1\/upload\/resumable\//;
const queue = (page: Page) => page.getByRole('list', { name: 'Envois' });
const choose = async (page: Page, path: string) => {
  await page.goto('/admin/media');
  await page.getByRole('button', { name: 'Upload fichier' }).waitFor();
  await page.getByLabel('Fichiers à ajouter').first().setInputFiles(path);
};

/** What is stored of a medium, by its title: its digest. */
async function findStored(page: Page, title: string) {
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await expect(card).toBeVisible();
  const address = await page.evaluate(async (wanted) => {
    const { access_token } = JSON.parse(localStorage.getItem('porte-voix-session') ?? '{}') as {
      access_token: string;
    };
    const rows = await fetch(`/rest/v1/media_library?title=eq.${wanted}&select=file_path`, {
      headers: { apikey: 'sb_publishable_porte_voix_local', authorization: `Bearer ${access_token}` },
    });
    return ((await rows.json()) as { file_path: string }[])[0]?.file_path ?? '';
  }, title);
  const bytes = await (await page.request.get(address)).body();
  const begin = await page.request.get(address, { headers: { range: 'bytes=0-416' } });
  expect([begin.status(), (await page.request.head(address)).headers()['content-length']]).toEqual([
    206,
    String(bytes.length),
  ]);
  return digest(bytes);
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Lets half of a part arrive, then cuts the line. */
async function breakOff(request: Request, bytes: Buffer) {
  // `allHeaders` would wait until the request has left.
  const headers = request.headers();
  const offset = Number(headers['upload-offset']);
  const whole = Math.min(part, bytes.length - offset);
  const half = Math.floor(whole / 2);
  const names = ['apikey', 'authorization', 'tus-resumable', 'upload-offset', 'content-type'];
  const passed = Object.fromEntries(names.map((name) => [name, headers[name] ?? '']));
  const line = send(request.url(), { method: 'PATCH', headers: { ...passed, 'content-length': whole } });
  line.on('error', () => undefined);
  line.write(bytes.subarray(offset, offset + half));
  const arrived = join(process.env.E2E_DATA_DIR ?? '', 'unfinished', request.url().split('/').at(-1) ?? '');
  await expect.poll(async () => (await stat(arrived)).size).toBe(offset + half);
  line.destroy();
}

test('a sound arrives over a connection that breaks three times', async ({ page }) => {
  const bytes = makeSound(14, 1);
  const path = await writeSound('Episode-12.mp3', bytes);
  const offsets: number[] = [];
  let breaks = 3;
  let goOn = () => {};
  const seen = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(resumable, async (route, request) => {
    if (request.method() === 'HEAD') await seen;
    if (request.method() !== 'PATCH') return route.continue();
    offsets.push(Number(request.headers()['upload-offset']));
    if (breaks === 0) return route.continue();
    breaks -= 1;
    await breakOff(request, bytes);
    await route.abort('connectionreset');
  });
  await choose(page, path);
  await expect(queue(page).getByText(/^Connexion perdue\s: l’envoi reprendra\.$/)).toBeVisible(inTime);
  goOn();
  await expect(page.getByText('Fichier uploadé avec succès.')).toBeVisible(inTime);
  expect(await findStored(page, 'Episode-12')).toBe(digest(bytes));
  // Nothing that had arrived was sent again.
  expect(offsets).toEqual([...new Set(offsets)].sort((a, b) => a - b));
  expect(offsets.slice(0, 2).every((offset) => offset < part)).toBe(true);
});
