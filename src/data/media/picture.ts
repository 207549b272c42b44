/** The widths that a picture is stored in, in pixels: no variant is wider than the picture itself (product 8.8). */
export const variantWidths = [360, 480, 720, 960, 1200, 1600] as const;

/** The longest side that a WebP can have, in pixels: what is longer can't be written, or is cut off without a word. */
const LONGEST_SIDE = 16_383;

/** The widths in which a picture of this size is stored, in pixels: those that it fills, up to the first that holds all of it. */
export const variantWidthsFor = ({ width, height }: Pick<Picture, 'width' | 'height'>) =>
  variantWidths.filter(
    (variant, index) =>
      (variantWidths[index - 1] ?? 0) < width &&
      Math.ceil((height * Math.min(variant, width)) / width) <= LONGEST_SIDE,
  );

/** The file for social networks: what they all take is a JPEG of this size. Cropped around the middle, on white. */
export const socialVariant = { end: 'social.jpg', width: 1200, height: 630 } as const;

/** The part of a picture that fills the file for social networks. */
export function socialCrop({ width, height }: Pick<Picture, 'width' | 'height'>) {
  const scale = Math.min(width / socialVariant.width, height / socialVariant.height);
  const part = { width: socialVariant.width * scale, height: socialVariant.height * scale };
  return { left: (width - part.width) / 2, top: (height - part.height) / 2, ...part };
}

/** What a page knows of a picture of the media library. What is absent isn't known, or is the middle. */
export type Picture = {
  /** In pixels, upright. */
  width: number;
  height: number;
  /** What has to stay in sight where the picture is cropped, from 0 to 1. */
  focal_x?: number | undefined;
  focal_y?: number | undefined;
  /** The other files: in other widths, and for social networks: `360.webp 720.webp social.jpg`. */
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
  /** The same in other widths, the narrowest first, then for social networks, each by the end of its name: `360.webp`. */
  variants: { end: string; file: Blob }[];
};

/** The ends of the names of all variants. */
const splitVariants = (variants: string | null | undefined) => variants?.split(' ') ?? [];

/** `…/uploads/1793000000000.jpg` and `360.webp` give `…/uploads/1793000000000-360.webp`: an address, or a key in the bucket. */
const getVariant = (address: string, end: string) => `${address.replace(/\.[^.]*$/, '')}-${end}`;

/** The keys of all files of a medium, its own first. */
export const listObjectKeys = (objectKey: string, variants: string | null | undefined) => [
  objectKey,
  ...splitVariants(variants).map((end) => getVariant(objectKey, end)),
];

/**
 * What an `<img>` may choose from, each file with its width, up to one of at least `most` pixels. The picture itself is one of
 * them where no variant is as wide, or as wide as variants may be: it weighs less than that one, or is too long for it.
 * Undefined when there is nothing to choose.
 */
export function formatSrcSet(
  address: string,
  { width, variants }: Picture,
  most = width,
): string | undefined {
  const files = splitVariants(variants)
    .filter((end) => end !== socialVariant.end)
    .map((end) => ({ address: getVariant(address, end), width: Math.min(Number.parseInt(end), width) }));
  if (files.length === 0) return undefined;
  const widest = Math.min(width, Math.max(...variantWidths));
  if (files.every((file) => file.width < widest)) files.push({ address, width });
  const last = files.findIndex((file) => file.width >= most);
  const useful = last < 0 ? files : files.slice(0, last + 1);
  return useful.map((file) => `${file.address} ${file.width}w`).join(', ');
}

/** The address of a picture's file for social networks; undefined without one. */
export const findSocialFile = (address: string, { variants }: Pick<Picture, 'variants'>) =>
  splitVariants(variants).includes(socialVariant.end) ? getVariant(address, socialVariant.end) : undefined;

/** The CSS `object-position` that keeps the focal point in sight; undefined for the middle. */
export function formatObjectPosition({ focal_x = 0.5, focal_y = 0.5 }: Pick<Picture, 'focal_x' | 'focal_y'>) {
  const percent = (part: number) => `${Math.round(part * 100)}%`;
  const position = `${percent(focal_x)} ${percent(focal_y)}`;
  return position === '50% 50%' ? undefined : position;
}
