/** The widths that a picture is kept in, in pixels: no variant is wider than the picture itself (product 8.8). */
export const variantWidths = [360, 480, 720, 960, 1200, 1600] as const;

/** What a page knows of a picture of the media library. What is absent isn't known, or is the middle. */
export type Picture = {
  /** In pixels, upright. */
  width: number;
  height: number;
  /** What has to stay in sight where the picture is cropped, from 0 to 1. */
  focal_x?: number | undefined;
  focal_y?: number | undefined;
  /** The files in other widths: `360.webp 720.webp`. */
  variants?: string | undefined;
  /** What the library says that it shows. */
  alt?: string | undefined;
};

/** The pictures of a text, by their address. */
export type Pictures = Record<string, Picture>;

/** A picture as it is to be stored: upright, and without what the camera knew. */
export type PreparedPicture = {
  file: Blob;
  width: number;
  height: number;
  /** The same in other widths, the narrowest first, each by the end of its name: `360.webp`. */
  variants: { end: string; file: Blob }[];
};

/** The ends of the names of the variants, the narrowest first. */
const endsOf = (variants: string | null | undefined) => variants?.split(' ') ?? [];

/** `…/uploads/1793000000000.jpg` and `360.webp` give `…/uploads/1793000000000-360.webp`: an address, or a key in the bucket. */
const variantOf = (address: string, end: string) => `${address.replace(/\.[^.]*$/, '')}-${end}`;

/** The keys of all files of a medium, its own first. */
export const objectKeysOf = (objectKey: string, variants: string | null | undefined) => [
  objectKey,
  ...endsOf(variants).map((end) => variantOf(objectKey, end)),
];

/**
 * What an `<img>` may choose from, each file with its width, up to one of at least `most` pixels. The picture itself is one of them where no variant is as wide,
 * unless it is wider than any variant may be. Undefined when there is nothing to choose.
 */
export function srcSetOf(address: string, { width, variants }: Picture, most = width): string | undefined {
  const files = endsOf(variants).map((end) => ({
    address: variantOf(address, end),
    width: Math.min(Number.parseInt(end), width),
  }));
  if (files.length === 0) return undefined;
  const isWidest = files.every((file) => file.width < width) && width <= Math.max(...variantWidths);
  if (isWidest) files.push({ address, width });
  const last = files.findIndex((file) => file.width >= most);
  const useful = last < 0 ? files : files.slice(0, last + 1);
  return useful.map((file) => `${file.address} ${file.width}w`).join(', ');
}

/** The CSS `object-position` that keeps the focal point in sight; undefined for the middle. */
export function objectPositionOf({ focal_x = 0.5, focal_y = 0.5 }: Pick<Picture, 'focal_x' | 'focal_y'>) {
  const percent = (part: number) => `${Math.round(part * 100)}%`;
  const position = `${percent(focal_x)} ${percent(focal_y)}`;
  return position === '50% 50%' ? undefined : position;
}
