import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPictures } from './drawPictures.ts';
import { comparePictures } from './pictureDifference.ts';
import { pictureFile } from './pictureFiles.ts';
import { type Difference, differencesBetween, keyOf, type Picture } from './pictureList.ts';

/** A picture that changed, with its files; the file of the difference is there when both others are. */
export type PictureChange = Difference & {
  difference?: string;
  /** How many points differ, and the rectangle that holds them. */
  points?: number;
  area?: { left: number; top: number; width: number; height: number };
};

/** A work tree, and the pictures that it is said to show. */
export type Side = { tree: string; pictures: Picture[] };

/** What differs between two sides, once both have drawn it. */
export function drawDifferences(before: Side, after: Side): Difference[] {
  const keys = new Set(differencesBetween(before.pictures, after.pictures).map(keyOf));
  const drawn = ({ tree, pictures }: Side) =>
    drawMissing(
      tree,
      pictures.filter((picture) => keys.has(keyOf(picture))),
    );
  return differencesBetween(drawn(before), drawn(after));
}

/**
 * Draws what a work tree hasn't drawn yet, and lists the pictures as they came out: a few come out in two ways, by chance
 * (decision 35). Throws what Vitest says when a story fails and has no picture.
 */
function drawMissing(tree: string, listed: Picture[]): Picture[] {
  const isMissing = ({ digest }: Picture) => !existsSync(pictureFile(tree, digest));
  const files = [...new Set(listed.filter(isMissing).map(({ file }) => file))];
  if (files.length === 0) return listed;
  const { pictures, trouble } = drawPictures(tree, files);
  const now = new Map(pictures.map((picture) => [keyOf(picture), picture]));
  const drawn = listed.map((picture) =>
    isMissing(picture) ? (now.get(keyOf(picture)) ?? picture) : picture,
  );
  const absent = drawn.find(isMissing);
  if (absent && trouble) throw new Error(`${absent.story} (${absent.window}) wasn’t drawn.\n${trouble}`);
  // A list may still name a story that was gone.
  return drawn.filter((picture) => !isMissing(picture));
}

/**
 * Writes the pictures that changed into a folder, before, after and difference, by names that say what they show.
 *
 * @param trees the work trees in which both were drawn.
 */
export async function writeChanges(
  differences: Difference[],
  trees: { before: string; after: string },
  folder: string,
): Promise<PictureChange[]> {
  const copy = (tree: string, digest: string) => {
    const name = `${digest}.png`;
    copyFileSync(pictureFile(tree, digest), join(folder, name));
    return name;
  };
  const changes: PictureChange[] = [];
  for (const { before, after, ...picture } of differences) {
    const [earlier, later] = [before && copy(trees.before, before), after && copy(trees.after, after)];
    const change: PictureChange = {
      ...picture,
      ...(earlier && { before: earlier }),
      ...(later && { after: later }),
    };
    if (earlier && later) {
      const { image, points, area } = await comparePictures(join(folder, earlier), join(folder, later));
      const difference = `${before}-${after}.png`;
      writeFileSync(join(folder, difference), image);
      Object.assign(change, { difference, points, area });
    }
    changes.push(change);
  }
  return changes;
}
