import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type Backend, createBackend } from '../backend.ts';
import { makeVariants } from './variants.ts';

let backend: Backend;
let service: SupabaseClient;

beforeAll(async () => {
  backend = await createBackend({ seed: null });
  service = createClient(backend.url, backend.serviceKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
  });
});
afterAll(() => backend.close());

const bucket = () => service.storage.from('media');

async function stored(key: string) {
  const { data } = await bucket().download(key);
  return data && Buffer.from(await data.arrayBuffer());
}

async function enter(key: string, bytes: Buffer, mime_type: string) {
  await bucket().upload(key, bytes, { contentType: mime_type });
  const file_path = `/storage/v1/object/public/media/${key}`;
  await service
    .from('media_library')
    .insert({ title: key, file_path, file_name: key, mime_type })
    .throwOnError();
}

const toRow = async (key: string) => {
  const columns = 'width,height,variants';
  const { data } = await service
    .from('media_library')
    .select(columns)
    .eq('title', key)
    .single()
    .throwOnError();
  return data;
};

it('gives the pictures of before their variants, upright and without what the camera knew', async () => {
  const noisy = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const noise = await sharp({
    create: { width: 1000, height: 500, channels: 3, background: 'white', noise: noisy },
  })
    .png()
    .toBuffer();
  const photo = await sharp(noise)
    .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 48/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await enter('uploads/1700000000001.jpg', photo, 'image/jpeg');
  await enter('uploads/1700000000002.png', Buffer.from('octets'), 'image/png');
  await enter('uploads/1700000000003.pdf', Buffer.from('%PDF'), 'application/pdf');

  expect(await makeVariants(service)).toMatch(
    /^1 image\(s\) préparée\(s\)\.\nLaissées telles quelles\u00A0: uploads\/1700000000002\.png \(/,
  );
  expect(await toRow('uploads/1700000000001.jpg')).toEqual({
    width: 500,
    height: 1000,
    variants: '360.webp 480.webp 720.webp social.jpg',
  });
  for (const key of ['uploads/1700000000001.jpg', 'uploads/1700000000001-720.webp']) {
    const bytes = await stored(key);
    const { width, height, exif, orientation } = await sharp(bytes ?? '').metadata();
    expect({ width, height, exif, orientation }).toEqual({ width: 500, height: 1000 });
  }
  expect((await sharp((await stored('uploads/1700000000001-360.webp')) ?? '').metadata()).width).toBe(360);
  const { format, width, height } = await sharp(
    (await stored('uploads/1700000000001-social.jpg')) ?? '',
  ).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  expect(await toRow('uploads/1700000000003.pdf')).toEqual({ width: null, height: null, variants: null });

  expect(await makeVariants(service)).toMatch(/^0 image/);
});

it('makes no variant that is too long for its format', async () => {
  const tall = { create: { width: 1200, height: 24_000, channels: 3, background: 'white' } } as const;
  const drawn = await sharp(tall).png().toBuffer();
  await enter('uploads/1700000000004.png', drawn, 'image/png');
  expect(await makeVariants(service)).toMatch(/^1 image/);
  const { variants, ...size } = await toRow('uploads/1700000000004.png');
  expect(size).toEqual({ width: 1200, height: 24_000 });
  const kept = String(variants).split(' ');
  expect(kept).toContain('social.jpg');
  expect(kept).not.toContain('960.webp');
  for (const end of kept.filter((name) => name !== 'social.jpg')) {
    const { width, height } = await sharp((await stored(`uploads/1700000000004-${end}`)) ?? '').metadata();
    expect(height / width).toBe(20);
  }
});

it('adds the one for social networks to pictures that were prepared without it, and leaves the rest as it is', async () => {
  const wide = { create: { width: 300, height: 60, channels: 4, background: '#0000' } } as const;
  const key = 'uploads/1700000000005.webp';
  await enter(key, await sharp(wide).webp().toBuffer(), 'image/webp');
  await service
    .from('media_library')
    .update({ width: 300, height: 60, variants: '360.webp' })
    .eq('title', key)
    .throwOnError();
  expect(await makeVariants(service)).toMatch(/^1 image/);
  expect(await toRow(key)).toEqual({ width: 300, height: 60, variants: '360.webp social.jpg' });
  const social = sharp((await stored(key.replace('.webp', '-social.jpg'))) ?? '');
  expect(await social.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  // What is transparent stands on white.
  expect((await social.stats()).channels.map(({ min }) => min)).toEqual([255, 255, 255]);

  await service.from('media_library').update({ focal_x: 0, focal_y: 0.5 }).eq('title', key).throwOnError();
  expect(await makeVariants(service)).toMatch(/^1 image/);
  expect(await toRow(key)).toMatchObject({ variants: '360.webp social.jpg social-0-50.jpg' });
});
