import { db } from '../db.ts';
import type { Row } from './tables.ts';

type PictureRow = { [name: string]: string | number };

/** As `private.picture_of` does. */
function pictureOf(address: unknown): PictureRow | null {
  const medium = db.media_library.find(({ file_path }) => file_path === address);
  if (!medium?.width || !medium.height) return null;
  const { width, height, focal_x, focal_y, variants, alt_text: alt } = medium;
  const known = Object.entries({ width, height, focal_x, focal_y, variants, alt });
  return Object.fromEntries(
    known.flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, value]])),
  );
}

const inText =
  /(?:https?:\/\/[A-Za-z0-9.:-]+)?\/storage\/v1\/object\/public\/media\/uploads\/[0-9]+\.[A-Za-z0-9]+/g;

/** What is known of the featured picture of an article. */
export const coverOf = ({ featured_image_url }: Row) => pictureOf(featured_image_url);

/** What is known of the pictures of an article's text, and of its picture for sharing, by address. */
export function picturesOf({ og_image_url, content }: Row) {
  const addresses = `${String(og_image_url)} ${String(content)}`.match(inText) ?? [];
  const known = addresses.flatMap((address) => {
    const { alt: _alt, focal_x: _x, focal_y: _y, ...picture } = pictureOf(address) ?? {};
    return 'width' in picture ? [[address, picture] as const] : [];
  });
  return Object.fromEntries(known);
}
