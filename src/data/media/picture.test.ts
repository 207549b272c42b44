// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { objectKeysOf, objectPositionOf, srcSetOf } from './picture.ts';

const address = '/storage/v1/object/public/media/uploads/1793000000000.jpg';
const at = (end: string) => address.replace('.jpg', `-${end}`);

describe('srcSetOf', () => {
  it.each([
    ['as wide as they are called', 2000, '480.webp 1600.webp', ['480.webp 480w', '1600.webp 1600w']],
    ['no wider than the picture', 1200, '480.webp 1600.webp', ['480.webp 480w', '1600.webp 1200w']],
  ])('names the variants, %s', (_how, width, variants, expected) => {
    expect(srcSetOf(address, { width, height: 500, variants })).toBe(expected.map(at).join(', '));
  });

  it('adds the picture itself where no variant is as wide, if it may be sent to a page at all', () => {
    const picture = { width: 1200, height: 500, variants: '480.webp' };
    expect(srcSetOf(address, picture)).toBe(`${at('480.webp 480w')}, ${address} 1200w`);
    expect(srcSetOf(address, { ...picture, width: 4000 })).toBe(at('480.webp 480w'));
  });

  it('stops at the first that is wide enough', () => {
    const picture = { width: 2000, height: 500, variants: '360.webp 720.webp 1600.webp' };
    expect(srcSetOf(address, picture, 600)).toBe(['360.webp 360w', '720.webp 720w'].map(at).join(', '));
  });

  it('leaves the choice to nobody without variants', () => {
    expect(srcSetOf(address, { width: 2000, height: 500 })).toBeUndefined();
  });
});

it('keeps the variants of a file beside it', () => {
  expect(objectKeysOf('uploads/1.png', '360.webp 480.jpg')).toEqual([
    'uploads/1.png',
    'uploads/1-360.webp',
    'uploads/1-480.jpg',
  ]);
  expect(objectKeysOf('uploads/1.png', null)).toEqual(['uploads/1.png']);
});

it('says nothing of a focal point in the middle', () => {
  expect(objectPositionOf({})).toBeUndefined();
  expect(objectPositionOf({ focal_x: 0.5, focal_y: 0.5 })).toBeUndefined();
  expect(objectPositionOf({ focal_x: 0.25 })).toBe('25% 50%');
});
