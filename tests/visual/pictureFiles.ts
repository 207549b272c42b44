import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePictures, type Picture } from './pictureList.ts';

/** The list of pictures, from the root of a work tree. */
export const listPath = 'tests/visual/pictures.txt';

/**
 * A picture that was drawn in a work tree, by its digest; it may have been removed. Earlier
 * commits write there too, so that they can be drawn and compared.
 */
export const pictureFile = (tree: string, digest: string) =>
  join(tree, 'node_modules/.cache/porte-voix/evidence/pictures', `${digest}.png`);

/** The pictures that a list has; none without a list. */
export const readPictures = (list: string): Picture[] =>
  existsSync(list) ? parsePictures(readFileSync(list, 'utf8')) : [];
