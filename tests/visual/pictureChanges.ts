import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../supabase/embedded/startupError.ts';
import { drawPictures } from './drawPictures.ts';
import { comparePictures } from './pictureDifference.ts';
import { pictureFile } from './pictureFiles.ts';
import { type Difference, differencesBetween, getKey, type Picture } from './pictureList.ts';

/** A picture that changed, with its files; the file of the difference is there when both others are, and differ. */
export type PictureChange = ListedDifference & {
  difference?: string;
  /** How many points differ, and the rectangle that holds them. */
  points?: number;
  area?: { left: number; top: number; width: number; height: number };
};

/** A work tree, and the pictures that it is said to show. */
export type Side = { tree: string; pictures: Picture[] };

/** What the lists say differs, as both sides draw it now: the same on both, where a list was behind its code. */
export type ListedDifference = Difference & {
  /** The sides that list the picture, and don’t draw it. */
  undrawn?: ('before' | 'after')[];
};

/** What differs between the lists of two sides, once both have drawn it; `trouble` is what Vitest says of stories that fail. */
export function drawDifferences(
  before: Side,
  after: Side,
): { differences: ListedDifference[]; trouble: string } {
  const listed = differencesBetween(before.pictures, after.pictures);
  const [earlier, later] = [drawMissing(before, listed), drawMissing(after, listed)];
  const differences = listed.map(({ before: isBefore, after: isAfter, ...picture }) => {
    const key = getKey(picture);
    const [one, other] = [earlier.drawn.get(key), later.drawn.get(key)];
    const undrawn = [
      ...(isBefore && !one ? ['before' as const] : []),
      ...(isAfter && !other ? ['after' as const] : []),
    ];
    return {
      ...picture,
      ...(one && { before: one }),
      ...(other && { after: other }),
      ...(undrawn.length > 0 && { undrawn }),
    };
  });
  return { differences, trouble: [earlier.trouble, later.trouble].filter(Boolean).join('\n') };
}

/**
 * Draws what a work tree hasn’t drawn yet of what differs: the digests of the pictures as they came out, by their keys. A few
 * come out in two ways, by chance (decision 35), and a list may be behind its code. Throws when nothing at all is drawn.
 */
function drawMissing({ tree, pictures }: Side, listed: Difference[]) {
  const wanted = new Set(listed.map(getKey));
  const own = pictures.filter((picture) => wanted.has(getKey(picture)));
  const isThere = ({ digest }: Picture) => existsSync(pictureFile(tree, digest));
  const missing = own.filter((picture) => !isThere(picture));
  const { pictures: now, trouble } =
    missing.length > 0
      ? drawPictures(tree, [...new Set(missing.map(({ file }) => file))])
      : { pictures: [], trouble: '' };
  const missed = new Set(missing.map(getKey));
  const drawn = [...own, ...now.filter((picture) => missed.has(getKey(picture)))].filter(isThere);
  if (drawn.length === 0 && trouble) throw new StartupError(`Rien ne s’est dessiné :\n${trouble}`);
  return { drawn: new Map(drawn.map((picture) => [getKey(picture), picture.digest])), trouble };
}

/**
 * Writes the pictures that changed into a folder, before, after and difference, by names that say what they show.
 *
 * @param trees the work trees in which both were drawn.
 */
export async function writeChanges(
  differences: ListedDifference[],
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
    if (earlier && earlier === later) change.points = 0;
    else if (earlier && later) {
      const { image, points, area } = await comparePictures(join(folder, earlier), join(folder, later));
      const difference = `${before}-${after}.png`;
      writeFileSync(join(folder, difference), image);
      Object.assign(change, { difference, points, area });
    }
    changes.push(change);
  }
  return changes;
}
