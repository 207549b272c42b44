import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPictures } from './drawPictures.ts';
import { comparePictures } from './pictureDifference.ts';
import { pictureFile } from './pictureFiles.ts';
import type { Difference } from './pictureList.ts';

/** A picture that changed, with its files; the file of the difference is there when both others are. */
export type PictureChange = Difference & {
  difference?: string;
  /** How many points differ, and the rectangle that holds them. */
  points?: number;
  area?: { left: number; top: number; width: number; height: number };
};

/** Draws what a work tree hasn't drawn yet. Throws what Vitest says when a picture still isn't there. */
export function assureDrawn(tree: string, pictures: { file: string; digest: string }[]) {
  const missing = () => pictures.filter(({ digest }) => !existsSync(pictureFile(tree, digest)));
  const files = [...new Set(missing().map(({ file }) => file))];
  if (files.length === 0) return;
  const { trouble } = drawPictures(tree, files);
  const [absent] = missing();
  if (absent) throw new Error(`A picture of ${absent.file} came out otherwise than listed.\n${trouble}`);
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
