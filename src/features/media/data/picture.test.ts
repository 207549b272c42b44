// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  listObjectKeys,
  formatObjectPosition,
  findGround,
  planSocialFile,
  withSocialFile,
  findSocialFile,
  formatSrcSet,
  variantWidthsFor,
} from './picture.ts';

const address = '/storage/v1/object/public/media/uploads/1793000000000.jpg';
const at = (end: string) => address.replace('.jpg', `-${end}`);

describe('formatSrcSet', () => {
  it.each([
    ['as wide as they are called', 2000, '480.webp 1600.webp', ['480.webp 480w', '1600.webp 1600w']],
    ['no wider than the picture', 1200, '480.webp 1600.webp', ['480.webp 480w', '1600.webp 1200w']],
  ])('names the variants, %s', (_how, width, variants, expected) => {
    expect(formatSrcSet(address, { width, height: 500, variants })).toBe(expected.map(at).join(', '));
  });

  it('adds the picture itself where no variant is as wide, if it may be sent to a page at all', () => {
    const picture = { width: 1200, height: 500, variants: '480.webp' };
    expect(formatSrcSet(address, picture)).toBe(`${at('480.webp 480w')}, ${address} 1200w`);
    expect(formatSrcSet(address, { ...picture, width: 4000, variants: '480.webp 1600.webp' })).toBe(
      ['480.webp 480w', '1600.webp 1600w'].map(at).join(', '),
    );
  });

  it('adds it where it is too long for the widest of them', () => {
    const picture = { width: 3000, height: 60_000, variants: '720.webp social.jpg' };
    expect(formatSrcSet(address, picture)).toBe(`${at('720.webp 720w')}, ${address} 3000w`);
  });

  it('leaves out the one for social networks', () => {
    const picture = { width: 300, height: 500, variants: '360.webp social.jpg' };
    expect(formatSrcSet(address, picture)).toBe(at('360.webp 300w'));
    expect(formatSrcSet(address, { ...picture, variants: 'social.jpg' })).toBeUndefined();
  });

  it('stops at the first that is wide enough', () => {
    const picture = { width: 2000, height: 500, variants: '360.webp 720.webp 1600.webp' };
    expect(formatSrcSet(address, picture, 600)).toBe(['360.webp 360w', '720.webp 720w'].map(at).join(', '));
  });

  it('leaves the choice to nobody without variants', () => {
    expect(formatSrcSet(address, { width: 2000, height: 500 })).toBeUndefined();
  });
});

it('keeps the variants of a file beside it', () => {
  expect(listObjectKeys('uploads/1.png', '360.webp 480.jpg')).toEqual([
    'uploads/1.png',
    'uploads/1-360.webp',
    'uploads/1-480.jpg',
  ]);
  expect(listObjectKeys('uploads/1.png', null)).toEqual(['uploads/1.png']);
});

it('says nothing of a focal point in the middle', () => {
  expect(formatObjectPosition({})).toBeUndefined();
  expect(formatObjectPosition({ focal_x: 0.5, focal_y: 0.5 })).toBeUndefined();
  expect(formatObjectPosition({ focal_x: 0.25 })).toBe('25% 50%');
});

describe('variantWidthsFor', () => {
  it.each([
    ['all that a wide picture fills', 4000, 1000, [360, 480, 720, 960, 1200, 1600]],
    ['up to the first that holds all of it', 500, 300, [360, 480, 720]],
    ['one that holds a small one', 100, 100, [360]],
    ['none that WebP can’t hold', 1200, 24_000, [360, 480, 720]],
    ['the last pixel that WebP holds', 360, 16_383, [360]],
    ['nothing of what is longer', 360, 16_384, []],
    ['none at all of a thread', 1, 65_000, []],
  ])('names %s', (_what, width, height, expected) => {
    expect(variantWidthsFor({ width, height })).toEqual(expected);
  });
});

describe('the file for social networks', () => {
  it.each([
    ['all of what has its shape', 1200, 630, {}, 'social.jpg', { left: 0, top: 0, width: 1200, height: 630 }],
    ['the middle', 2400, 630, {}, 'social.jpg', { left: 600, top: 0, width: 1200, height: 630 }],
    ['the middle', 600, 1000, {}, 'social.jpg', { left: 0, top: 342.5, width: 600, height: 315 }],
    [
      'the left',
      2400,
      630,
      { focal_x: 0, focal_y: 0.5 },
      'social-0-50.jpg',
      { left: 0, top: 0, width: 1200, height: 630 },
    ],
    [
      'the foot',
      600,
      1000,
      { focal_x: 0.304, focal_y: 1 },
      'social-30-100.jpg',
      { left: 0, top: 685, width: 600, height: 315 },
    ],
  ])('shows %s of %i × %i px, kept at %j', (_what, width, height, focalPoint, end, from) => {
    expect(planSocialFile({ width, height, ...focalPoint })).toEqual({
      end,
      from,
      to: { left: 0, top: 0, width: 1200, height: 630 },
    });
  });

  it('sets a square whole on its ground, wherever its point of interest is', () => {
    expect(planSocialFile({ width: 1400, height: 1400, focal_x: 0.1, focal_y: 0.9 })).toEqual({
      end: 'social.jpg',
      from: { left: 0, top: 0, width: 1400, height: 1400 },
      to: { left: 285, top: 0, width: 630, height: 630 },
    });
  });

  it('takes its ground from the edges, and white where they are transparent', () => {
    const draw = (edge: number[], inside: number[]) =>
      Array.from({ length: 256 }, (_, index) => {
        const [x, y] = [index % 16, Math.floor(index / 16)];
        return x === 0 || x === 15 || y === 0 || y === 15 ? edge : inside;
      }).flat();
    expect(findGround(draw([0, 33, 61, 255], [255, 0, 0, 255]))).toEqual({ r: 0, g: 33, b: 61 });
    expect(findGround(draw([0, 33, 61, 0], [255, 0, 0, 255]))).toEqual({ r: 255, g: 255, b: 255 });
  });

  it('is the last that was made, and those of before stay its files', () => {
    const variants = withSocialFile('360.webp social.jpg', 'social-30-70.jpg');
    expect(variants).toBe('360.webp social.jpg social-30-70.jpg');
    expect(withSocialFile(variants, 'social.jpg')).toBe('360.webp social-30-70.jpg social.jpg');
    expect(findSocialFile(address, { variants })).toBe(at('social-30-70.jpg'));
    expect(formatSrcSet(address, { width: 300, height: 500, variants })).toBe(at('360.webp 300w'));
  });

  it('is known by the picture', () => {
    expect(findSocialFile(address, { variants: '360.webp social.jpg' })).toBe(at('social.jpg'));
    expect(findSocialFile(address, { variants: '360.webp' })).toBeUndefined();
    expect(findSocialFile(address, {})).toBeUndefined();
  });
});
