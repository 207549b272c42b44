import { expect, it } from 'vitest';
import { type ColorSpace, findColorSpace } from './colorSpace.ts';

/** The beginning of a JPEG of so many parts a pixel, after a profile that is as long as those of presses are. */
const jpeg = (parts: number, frame = 0xc0) =>
  new Uint8Array(
    [
      [0xff, 0xd8, 0xff, 0xe2, 0x00, 0x06, 1, 2, 3, 4],
      // A Huffman table, which has the marker of no frame, and a byte that fills.
      [0xff, 0xc4, 0x00, 0x03, 0, 0xff],
      [0xff, frame, 0x00, 0x11, 8, 5, 120, 5, 120, parts, 0, 0],
    ].flat(),
  );

const png = (type: number) => {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  bytes[25] = type;
  return bytes;
};

it.each<[string, Uint8Array, ColorSpace | undefined]>([
  ['a JPEG of screens', jpeg(3), 'rgb'],
  ['a progressive one', jpeg(3, 0xc2), 'rgb'],
  ['one for presses', jpeg(4), 'cmyk'],
  ['one in grays', jpeg(1), 'gray'],
  ['a PNG in colours', png(2), 'rgb'],
  ['one with a palette', png(3), 'rgb'],
  ['one that is transparent', png(6), 'rgb'],
  ['one in grays that is transparent', png(4), 'gray'],
  ['a cut JPEG', jpeg(4).slice(0, 12), undefined],
  ['a cut PNG', png(2).slice(0, 20), undefined],
  ['a WebP', new TextEncoder().encode('RIFF....WEBPVP8 ............'), undefined],
  ['nothing', new Uint8Array(), undefined],
])('tells the colours of %s', (_name, bytes, colors) => {
  expect(findColorSpace(bytes)).toBe(colors);
});
