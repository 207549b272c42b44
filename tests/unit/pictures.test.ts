import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseLines, parseLog } from '../visual/history.ts';
import { ModuleGraph } from '../visual/moduleGraph.ts';
import { comparePictures } from '../visual/pictureDifference.ts';
import { drawSheet } from '../visual/sheets.ts';
import { differencesBetween, formatPictures, parsePictures, type Picture } from '../visual/pictureList.ts';

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

  it('tells what changed, what is new and what is gone', () => {
    const before = [picture('a--same', '1'), picture('a--other', '2'), picture('a--gone', '3')];
    const after = [picture('a--new', '4'), picture('a--other', '5'), picture('a--same', '1')];
    expect(differencesBetween(before, after)).toEqual([
      { file: 'src/A.stories.tsx', story: 'a--new', window: 'phone', after: '4' },
      { file: 'src/A.stories.tsx', story: 'a--other', window: 'phone', before: '2', after: '5' },
      { file: 'src/A.stories.tsx', story: 'a--gone', window: 'phone', before: '3' },
    ]);
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

  it('sees one point that is one shade off', async () => {
    const [before, after] = [await draw('a.png', 20, 10), await draw('b.png', 20, 10, [[7, 3]])];
    expect(await comparePictures(before, after)).toMatchObject({
      points: 1,
      area: { left: 7, top: 3, width: 1, height: 1 },
    });
  });

  it('shows before, after and difference side by side, and what there is where nothing was before', async () => {
    const [before, after] = [await draw('a.png', 20, 10), await draw('b.png', 20, 12)];
    const [sheet, alone] = [await drawSheet(before, after), await drawSheet(join(folder, 'gone.png'), after)];
    expect(await sharp(sheet).metadata()).toMatchObject({ width: 3 * 20 + 2 * 24, height: 12 });
    expect(await sharp(alone).metadata()).toMatchObject({ width: 20, height: 12 });
  });

  it('counts what only the larger one has', async () => {
    const [before, after] = [await draw('a.png', 20, 10), await draw('b.png', 20, 12)];
    expect(await comparePictures(before, after)).toMatchObject({
      points: 40,
      area: { left: 0, top: 10, width: 20, height: 2 },
    });
  });
});

describe('the graph of modules', () => {
  const write = (files: Record<string, string>) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return new ModuleGraph(folder);
  };

  it('follows imports, what is passed on, what comes later and files beside a module, but no types', () => {
    const graph = write({
      'package.json': '{"imports":{"#kit/*":"./src/kit/*/index.ts","#*":"./src/*"}}',
      'src/a.stories.tsx': `
        import type { T } from './types.ts';
        import { A } from './A.tsx';
        import data from '#data.json?raw';
        const later = () => import('./later.ts');`,
      'src/A.tsx': `import { Kit } from '#kit/Kit'; import 'react';`,
      'src/kit/Kit/index.ts': `export { Kit } from './Kit.tsx';`,
      'src/kit/Kit/Kit.tsx': 'export const Kit = 1;',
      'src/later.ts': `new Worker(new URL('./worker.ts', import.meta.url));`,
      'src/worker.ts': '',
      'src/types.ts': '',
      'src/data.json': '{}',
    });
    expect(Object.fromEntries(graph.distancesFrom(['src/a.stories.tsx']))).toEqual({
      'src/a.stories.tsx': 0,
      'src/A.tsx': 1,
      'src/data.json': 1,
      'src/later.ts': 1,
      'src/kit/Kit/index.ts': 2,
      'src/worker.ts': 2,
      'src/kit/Kit/Kit.tsx': 3,
    });
  });
});

describe('the history', () => {
  const record = (body: string, approvals: string) =>
    `\x1e${['abc', 'Subject', body, 'Ann', '2026-01-02', 'Carl', approvals].join('\x1f')}\x1f\n\nsrc/a.ts\nsrc/b.ts\n`;

  it('names who approved, and keeps the reason without the lines that name people', () => {
    const log = record(
      'Because\nof it.\n\n- One.\n\nReviewed-by: Bo <bo@example.org>\n',
      'Bo <bo@example.org>',
    );
    expect(parseLog(log)).toEqual([
      {
        hash: 'abc',
        subject: 'Subject',
        body: 'Because of it.\n\n- One.',
        author: 'Ann',
        date: '2026-01-02',
        approvedBy: ['Bo'],
        isApprovalNamed: true,
        files: ['src/a.ts', 'src/b.ts'],
      },
    ]);
  });

  it('takes whoever merged for the one who approved, then whoever committed', () => {
    expect(parseLog(record('', ''), () => 'Mia')[0]).toMatchObject({
      approvedBy: ['Mia'],
      isApprovalNamed: false,
    });
    expect(parseLog(record('', ''))[0]).toMatchObject({ approvedBy: ['Carl'] });
  });

  it('names the commits that changed a line, and a merge only for what no parent has', () => {
    const head = (hash: string) => `\x1e${hash}\n\n--- a/list.txt\n+++ b/list.txt\n@@ -1 +1 @@\n`;
    const log = `${head('merge')}++A a--one phone 3\n- B b--two phone 1\n${head('later')}-A a--one phone 1\n+A a--one phone 2\n${head('first')}+B b--two phone 1\n`;
    expect(Object.fromEntries(parseLines(log))).toEqual({
      'A a--one phone': ['merge', 'later'],
      'B b--two phone': ['first'],
    });
  });
});
