import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runVitest } from '../runVitest.ts';
import { parsePictures, type Picture } from './pictureList.ts';

export type Drawn = {
  pictures: Picture[];
  /** What went wrong, in Vitest's words: a story that fails, one that doesn't come to rest. Empty when nothing did. */
  trouble: string;
};

/**
 * Draws the stories of a work tree, and lists them as its own list would after `--update`. The pictures come into the folder
 * of that tree; its list stays as it is.
 *
 * @param stories parts of the paths of story files; all without any.
 */
export function drawPictures(tree: string, stories: string[] = []): Drawn {
  const list = join(tree, 'node_modules/.cache/porte-voix/drawn.txt');
  mkdirSync(dirname(list), { recursive: true });
  // What looks as it did is recognised at once.
  copyFileSync(join(tree, 'tests/visual/pictures.txt'), list);
  const { stdout, stderr, status } = runVitest(
    [
      'run',
      '--project=storybook',
      '--update=all',
      '--reporter=default',
      // A new work tree has nothing ready: a busy machine takes longer than a minute until the browser has it.
      '--browser.connectTimeout=600000',
      ...stories,
    ],
    { cwd: tree, env: { ...process.env, PICTURES: 'only', PICTURE_LIST: list }, maxBuffer: 1024 ** 3 },
  );
  const pictures = parsePictures(readFileSync(list, 'utf8'));
  rmSync(list);
  const output = stripVTControlCharacters(`${stdout.toString()}${stderr.toString()}`);
  return { pictures, trouble: status === 0 ? '' : (/^ FAIL [^]*/m.exec(output)?.[0] ?? output).trim() };
}
