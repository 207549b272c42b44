import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawDifference } from '../visual/differences.ts';
import { formatPictures, parsePictures, type Picture } from '../visual/pictureList.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the list of pictures', () => {
  const picture = (story: string, digest: string): Picture => ({
    file: 'src/A.stories.tsx',
    story,
    window: 'phone',
    digest,
  });

  it('reads what it writes', () => {
    const pictures = [picture('a--one', '1'), picture('a--two', '2')];
    expect(parsePictures(formatPictures(pictures.toReversed()))).toEqual(pictures);
  });
});

describe('the difference of two pictures', () => {
  const draw = async (name: string, width: number, height: number, points: [x: number, y: number][] = []) => {
    const data = Buffer.alloc(width * height * 3, 200);
    for (const [x, y] of points) data[(y * width + x) * 3] = 201;
    const path = join(folder, name);
    await sharp(data, { raw: { width, height, channels: 3 } })
      .png()
      .toFile(path);
    return path;
  };

  const readPoints = async (image: Buffer) => {
    const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
    const points: [x: number, y: number][] = [];
    for (let at = 0; at < data.length; at += info.channels)
      if (data.readUIntBE(at, 3) === 0xcc0022)
        points.push([(at / info.channels) % info.width, Math.floor(at / info.channels / info.width)]);
    return points;
  };

  it('sees one point that is one shade off', async () => {
    const [before, after] = [await draw('a.png', 20, 10), await draw('b.png', 20, 10, [[7, 3]])];
    expect(await readPoints(await drawDifference(before, after))).toEqual([[7, 3]]);
  });

  it('shows what only the larger one has', async () => {
    const [before, after] = [await draw('a.png', 20, 10), await draw('b.png', 20, 12)];
    const points = await readPoints(await drawDifference(before, after));
    expect(points).toHaveLength(40);
    expect(points[0]).toEqual([0, 10]);
  });
});
