import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { drawPictures } from './drawPictures.ts';
import { git } from './history.ts';
import { comparePictures } from './pictureDifference.ts';
import { listPath, pictureFile } from './pictureFiles.ts';
import { type Difference, getKey } from './pictureList.ts';
import { withWorkTree } from './workTree.ts';

/** What a failed run leaves: a sheet for each picture that differs. What former runs left goes when one begins. */
const sheetFolder = '.vitest/pictures';
const listOfSheets = join(sheetFolder, 'differing.json');

/** Between the pictures of a sheet, in px. */
const GAP = 24;
/** What hasn't been drawn here takes half a minute, and a second for each file of stories more. */
const MOST_FILES = 30;

export const sheetOf = ({ story, window }: Pick<Difference, 'story' | 'window'>) =>
  join(sheetFolder, `${story}-${window}.png`);

export const removeSheets = (root: string) =>
  rmSync(join(root, sheetFolder), { recursive: true, force: true });

/** Before, after and difference side by side, as far as both are there: a PNG. */
export async function drawSheet(before: string | undefined, after: string): Promise<Buffer> {
  const pictures: (string | Buffer)[] =
    before && existsSync(before) ? [before, after, (await comparePictures(before, after)).image] : [after];
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  let left = 0;
  const placed = pictures.map((input, index) => {
    const place = { input, left, top: 0 };
    left += (sizes[index]?.width ?? 0) + GAP;
    return place;
  });
  const height = Math.max(...sizes.map((size) => size.height));
  return sharp({ create: { width: left - GAP, height, channels: 3, background: '#808080' } })
    .composite(placed)
    .png()
    .toBuffer();
}

/** Writes the sheets of what differs, and which those are for whoever draws what was before. */
export async function writeSheets(root: string, differing: readonly Difference[]) {
  mkdirSync(join(root, sheetFolder), { recursive: true });
  writeFileSync(join(root, listOfSheets), JSON.stringify(differing));
  for (const difference of differing) {
    const { before, after } = difference;
    if (!after || !existsSync(pictureFile(root, after))) continue;
    const sheet = await drawSheet(before && pictureFile(root, before), pictureFile(root, after));
    writeFileSync(join(root, sheetOf(difference)), sheet);
  }
}

/**
 * Where this machine has never drawn what a sheet compares with, as in CI, draws it at the commit that wrote the list, and the sheets
 * anew. Without such a commit, or where that one is what has just been drawn, the sheets stay as they are.
 */
export async function drawWhatWasBefore(root: string) {
  const list = join(root, listOfSheets);
  if (!existsSync(list)) return;
  const differing = JSON.parse(readFileSync(list, 'utf8')) as Difference[];
  const missing = differing.filter(({ before }) => before && !existsSync(pictureFile(root, before)));
  const files = [...new Set(missing.map(({ file }) => file))].slice(0, MOST_FILES);
  const commit = git(root, 'log', '-1', '--format=%H', '--', listPath).trim();
  const isHere = commit === git(root, 'rev-parse', 'HEAD').trim() && !git(root, 'status', '--porcelain');
  if (files.length === 0 || !commit || isHere) return;
  console.warn(`Drawing what was before in ${files.length} files of stories, at ${commit.slice(0, 7)}.`);
  const drawn = await withWorkTree(root, commit, async (tree) => {
    const { pictures } = drawPictures(tree, files);
    const wanted = new Set(missing.map(getKey));
    const found = pictures.filter((picture) => wanted.has(getKey(picture)));
    for (const { digest } of found) {
      mkdirSync(dirname(pictureFile(root, digest)), { recursive: true });
      copyFileSync(pictureFile(tree, digest), pictureFile(root, digest));
    }
    return new Map(found.map((picture) => [getKey(picture), picture.digest]));
  });
  await writeSheets(
    root,
    differing.map((difference) => {
      const before = drawn.get(getKey(difference)) ?? difference.before;
      return before ? { ...difference, before } : difference;
    }),
  );
}
