// @vitest-environment node
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isAnimatedSequence, stripMetadata } from './stripMetadata.ts';

const place = { GPSLatitudeRef: 'N', GPSLatitude: '46/1 48/1 0/1' };
const secrets = ['Exif', 'Porte-Voix-secret', 'GPS', 'http://ns.adobe.com', 'xpacket', 'eXIf', 'XMP '];

/** A picture of which a camera knew a lot, three wide and two high. */
const photo = (orientation: number) =>
  sharp({ create: { width: 3, height: 2, channels: 3, background: '#c82828' } })
    .withExif({ IFD0: { Copyright: 'Porte-Voix-secret' }, IFD3: place })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Porte-Voix-secret</a></x:xmpmeta>')
    .withMetadata({ orientation });

const toBytes = async (picture: { toBuffer: () => Promise<Buffer> }) =>
  new Uint8Array(await picture.toBuffer());

const getPixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

const secretsIn = (bytes: Uint8Array) =>
  secrets.filter((secret) => Buffer.from(bytes).includes(secret, 0, 'latin1'));

describe.each(['jpeg', 'png', 'webp'] as const)('a %s', (format) => {
  it('loses what the camera knew, and nothing of its pixels', async () => {
    const given = await toBytes(photo(1).toFormat(format));
    expect(secretsIn(given)).toContain('Porte-Voix-secret');
    const stripped = stripMetadata(given);
    expect(stripped).toMatchObject({ type: `image/${format}`, orientation: 1, isAnimated: false });
    expect(secretsIn(stripped?.bytes ?? given)).toEqual([]);
    expect(await getPixels(stripped?.bytes ?? given)).toEqual(await getPixels(given));
  });

  it('says how it was to be turned', async () => {
    expect(stripMetadata(await toBytes(photo(6).toFormat(format)))?.orientation).toBe(6);
  });

  it('is refused when it is cut short, wherever that is', async () => {
    const given = await toBytes(photo(6).toFormat(format));
    for (let length = 1; length < given.length; length += 1) {
      expect(stripMetadata(given.slice(0, length))).toBeNull();
    }
  });

  it('stays as it is when there is nothing to take out', async () => {
    const given = await toBytes(
      sharp({ create: { width: 3, height: 2, channels: 3, background: 'white' } }).toFormat(format),
    );
    expect(await getPixels(stripMetadata(given)?.bytes ?? new Uint8Array())).toEqual(await getPixels(given));
  });
});

it('keeps the colours of a profile', async () => {
  const given = await toBytes(photo(1).withIccProfile('p3').jpeg());
  const { icc } = await sharp(stripMetadata(given)?.bytes).metadata();
  expect(icc).toEqual((await sharp(given).metadata()).icc);
});

it('ends a JPEG where its picture ends: phones write others behind it', async () => {
  const given = await toBytes(photo(1).jpeg({ progressive: true }));
  const two = new Uint8Array([...given, ...given]);
  expect(stripMetadata(two)?.bytes).toEqual(stripMetadata(given)?.bytes);
});

it('keeps the frames of an animation', async () => {
  const frames = new Uint8Array([200, 0, 0, 0, 200, 0]);
  const animation = sharp(frames, { raw: { width: 1, height: 2, channels: 3, pageHeight: 1 } });
  for (const format of ['gif', 'webp'] as const) {
    const given = await toBytes(animation.clone().toFormat(format));
    const stripped = stripMetadata(given);
    expect(stripped?.isAnimated).toBe(true);
    expect((await sharp(stripped?.bytes, { animated: true }).metadata()).pages).toBe(2);
  }
});

it('takes the comment out of a GIF', () => {
  const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, 6]), Buffer.from('secret'), Buffer.from([0])]);
  const given = Buffer.concat([pixel.subarray(0, 19), comment, pixel.subarray(19)]);
  expect(Buffer.from(stripMetadata(new Uint8Array(given))?.bytes ?? [])).toEqual(pixel);
});

it('leaves an AVIF alone that has nothing to hide, and gives up one that has', async () => {
  const plain = sharp({ create: { width: 64, height: 64, channels: 3, background: '#c82828' } });
  const clean = await toBytes(plain.clone().avif());
  expect(stripMetadata(clean)).toMatchObject({ type: 'image/avif', bytes: clean });
  const reported = await toBytes(plain.withExif({ IFD0: { Copyright: 'Porte-Voix-secret' } }).avif());
  expect(stripMetadata(reported)).toBeNull();
  // An entry of version 3 numbers its item with four bytes.
  const at = Buffer.from(reported).indexOf('Exif') - 12;
  expect([...reported.subarray(at, at + 5)]).toEqual([...Buffer.from('infe\x02')]);
  const wide = Buffer.concat([reported.subarray(0, at + 8), Buffer.alloc(2), reported.subarray(at + 8)]);
  wide[at + 4] = 3;
  expect(stripMetadata(new Uint8Array(wide))).toBeNull();
});

it('takes nothing else for a picture', () => {
  for (const text of ['', 'octets', '\xFF\xD8', 'GIF89a', 'RIFF????WEBP', '<svg/>'])
    expect(stripMetadata(Uint8Array.from(text, (character) => character.charCodeAt(0)))).toBeNull();
});

it.each([
  ['avif', 'avifmif1miaf', false],
  ['animated avif', 'avis\0\0\0\0avisavifmsf1iso8', true],
  ['animated avif with a still of its own', 'avif\0\0\0\0avifmif1avis', true],
  ['photo of a phone', 'heic\0\0\0\0mif1heic', false],
  ['burst of a phone', 'hevc\0\0\0\0msf1hevc', true],
])('knows an animation that can’t be kept: %s', (_what, brands, expected) => {
  const head = new TextEncoder().encode(`\0\0\0\0ftyp${brands}`);
  const bytes = new Uint8Array([...head, ...new TextEncoder().encode('metaavis')]);
  new DataView(bytes.buffer).setUint32(0, head.length);
  expect(isAnimatedSequence(bytes)).toBe(expected);
});
