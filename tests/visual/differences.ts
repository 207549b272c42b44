import { exec, execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { type Difference, listPath } from './pictureList.ts';

/** What a failed run leaves: before, after and difference of each picture that differs. */
const differenceFolder = '.vitest/pictures';
/** What hasn't been drawn here takes half a minute, and a second for each file of stories more. */
const MOST_FILES = 30;

const execute = promisify(execFile);

/** A picture that was drawn in a work tree, by its digest. Earlier commits write there too. */
const pictureFolder = 'node_modules/.cache/porte-voix/evidence/pictures';
export const pictureFile = (tree: string, digest: string) => join(tree, pictureFolder, `${digest}.png`);

export const folderOf = ({ story, window }: Pick<Difference, 'story' | 'window'>) =>
  join(differenceFolder, `${story}-${window}`);

export const removeDifferences = (root: string) =>
  rmSync(join(root, differenceFolder), { recursive: true, force: true });

/**
 * Writes what each differing picture was, is, and where both differ, and says so in a line; what was before is drawn where it never
 * was.
 */
export async function writeDifferences(root: string, differing: readonly Difference[]) {
  const missing = differing.filter(({ before }) => before && !existsSync(pictureFile(root, before)));
  await drawBefore(root, [...new Set(missing.map(({ file }) => file))].slice(0, MOST_FILES));
  for (const difference of differing) {
    const folder = join(root, folderOf(difference));
    const [before, after] = [difference.before, difference.after].map((digest) =>
      digest ? pictureFile(root, digest) : '',
    ) as [string, string];
    mkdirSync(folder, { recursive: true });
    copyFileSync(after, join(folder, 'after.png'));
    const told = `  ${folderOf(difference)}`;
    if (!existsSync(before)) {
      console.error(told);
      continue;
    }
    copyFileSync(before, join(folder, 'before.png'));
    const { picture, place } = await drawDifference(before, after);
    writeFileSync(join(folder, 'difference.png'), picture);
    console.error(`${told}: ${place}`);
  }
}

const RED = Buffer.from([204, 0, 34]);

/** What differs in red, be it by one shade, on what is there faintly; and where that is, in words. */
async function drawDifference(before: string, after: string) {
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const [width, height] = [
    Math.max(...sizes.map((size) => size.width)),
    Math.max(...sizes.map((size) => size.height)),
  ];
  const [earlier = Buffer.of(), later = Buffer.of()] = await Promise.all(
    [before, after].map((picture, index) =>
      sharp(picture)
        .removeAlpha()
        .extend({ right: width - (sizes[index]?.width ?? 0), bottom: height - (sizes[index]?.height ?? 0) })
        .raw()
        .toBuffer(),
    ),
  );
  const shown = Buffer.from(later.map((shade) => 191 + shade / 4));
  const differing: number[] = [];
  for (let at = 0; at < later.length; at += 3)
    if (earlier.compare(later, at, at + 3, at, at + 3) !== 0) {
      RED.copy(shown, at);
      differing.push(at / 3);
    }
  const columns = differing.map((point) => point % width).toSorted((one, other) => one - other);
  const toRow = (point = 0) => Math.floor(point / width);
  return {
    picture: await sharp(shown, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
    place: `${differing.length} points from ${columns[0]}, ${toRow(differing[0])} to ${columns.at(-1)}, ${toRow(differing.at(-1))}`,
  };
}

/**
 * Draws stories as they were at the commit that wrote the list, in a work tree beside this one. Without such a commit, or where
 * that one is what has just been drawn, nothing.
 */
async function drawBefore(root: string, files: string[]) {
  const git = async (...words: string[]) => (await execute('git', words, { cwd: root })).stdout.trim();
  const commit = await git('log', '-1', '--format=%H', '--', listPath);
  const isHere = commit === (await git('rev-parse', 'HEAD')) && !(await git('status', '--porcelain'));
  if (files.length === 0 || !commit || isHere) return;
  console.warn(`Drawing what was before in ${files.length} files of stories, at ${commit.slice(0, 7)}.`);
  const tree = join(root, '.changes', commit);
  await git('worktree', 'add', '--quiet', '--detach', '--force', tree, commit);
  try {
    await promisify(exec)('npm ci --prefer-offline --no-audit --no-fund', { cwd: tree });
    const vitest = join(tree, 'node_modules/vitest/vitest.mjs');
    await execute(process.execPath, [vitest, 'run', '--project=storybook', ...files], {
      cwd: tree,
      env: { ...process.env, PICTURES: 'only' },
      maxBuffer: Infinity,
      // It fails where it draws otherwise than its own list says; what it has drawn counts.
    }).catch(() => undefined);
    mkdirSync(join(root, pictureFolder), { recursive: true });
    for (const name of readdirSync(join(tree, pictureFolder)))
      copyFileSync(join(tree, pictureFolder, name), join(root, pictureFolder, name));
  } finally {
    await git('worktree', 'remove', '--force', tree);
  }
}
