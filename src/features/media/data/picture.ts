/** The widths that a picture is stored in, in pixels: no variant is wider than the picture itself (product: preparing pictures). */
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

/** The size of the file for social networks, a JPEG, which they all take; what of it is transparent or left is white. */
export const socialSize = { width: 1200, height: 630 } as const;

type Part = { left: number; top: number; width: number; height: number };

/** What has to stay in sight of a picture, from 0 to 1; what is absent is the middle. */
export type FocalPoint = { focal_x?: number | null | undefined; focal_y?: number | null | undefined };

/** A cover: its edges hold words that a crop would cut. */
const isSquare = ({ width, height }: Pick<Picture, 'width' | 'height'>) =>
  Math.abs(width / height - 1) < 0.05;

const toPercent = (part: number | null | undefined) => Math.round((part ?? 0.5) * 100);

/**
 * The file of a picture for social networks: the end of its name, which tells what was kept in sight, the part of the picture
 * that is shown, and where it stands. A square is set whole on its ground; anything else is cropped around the focal point, as
 * pages do it (`formatObjectPosition`).
 */
export function planSocialFile({
  width,
  height,
  focal_x,
  focal_y,
}: Pick<Picture, 'width' | 'height'> & FocalPoint): { end: string; from: Part; to: Part } {
  const { width: wide, height: high } = socialSize;
  if (isSquare({ width, height })) {
    const shown = Math.round((high * width) / height);
    return {
      end: 'social.jpg',
      from: { left: 0, top: 0, width, height },
      to: { left: Math.round((wide - shown) / 2), top: 0, width: shown, height: high },
    };
  }
  const scale = Math.min(width / wide, height / high);
  const part = { width: wide * scale, height: high * scale };
  const [x, y] = [toPercent(focal_x), toPercent(focal_y)];
  return {
    end: x === 50 && y === 50 ? 'social.jpg' : `social-${x}-${y}.jpg`,
    from: { left: ((width - part.width) * x) / 100, top: ((height - part.height) * y) / 100, ...part },
    to: { left: 0, top: 0, width: wide, height: high },
  };
}

/** How wide and high a picture is drawn to find its ground. */
export const GROUND_SAMPLE = 16;

/** The colour of a picture's edges, of which a square for social networks stands: from its pixels (RGBA) at `GROUND_SAMPLE`. */
export function findGround(pixels: ArrayLike<number>): { r: number; g: number; b: number } {
  const last = GROUND_SAMPLE - 1;
  const sums = [0, 0, 0];
  let count = 0;
  for (let index = 0; index < GROUND_SAMPLE ** 2; index += 1) {
    const [x, y] = [index % GROUND_SAMPLE, Math.floor(index / GROUND_SAMPLE)];
    if (x > 0 && x < last && y > 0 && y < last) continue;
    const opacity = (pixels[index * 4 + 3] ?? 255) / 255;
    count += 1;
    for (const channel of sums.keys())
      sums[channel] =
        (sums[channel] ?? 0) + (pixels[index * 4 + channel] ?? 0) * opacity + 255 * (1 - opacity);
  }
  const [r = 255, g = 255, b = 255] = sums.map((sum) => Math.round(sum / count));
  return { r, g, b };
}

const isSocial = (end: string) => end.startsWith('social');

/** The most files for social networks that a picture remembers, the latest last. */
const MOST_SOCIAL_FILES = 20;

/** The variants of a picture with another file for social networks; those of before stay its files, and go with it. */
export function withSocialFile(variants: string | null | undefined, end: string) {
  const others = splitVariants(variants).filter((kept) => kept !== end);
  const [shown, social] = [others.filter((kept) => !isSocial(kept)), others.filter(isSocial)];
  return [...shown, ...social.slice(1 - MOST_SOCIAL_FILES), end].join(' ');
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
    .filter((end) => !isSocial(end))
    .map((end) => ({ address: getVariant(address, end), width: Math.min(Number.parseInt(end), width) }));
  if (files.length === 0) return undefined;
  const widest = Math.min(width, Math.max(...variantWidths));
  if (files.every((file) => file.width < widest)) files.push({ address, width });
  const last = files.findIndex((file) => file.width >= most);
  const useful = last < 0 ? files : files.slice(0, last + 1);
  return useful.map((file) => `${file.address} ${file.width}w`).join(', ');
}

/** The address of a picture's file for social networks, the last that was made; undefined without one. */
export function findSocialFile(address: string, { variants }: Pick<Picture, 'variants'>) {
  const end = splitVariants(variants).findLast(isSocial);
  return end && getVariant(address, end);
}

/** The CSS `object-position` that keeps the focal point in sight; undefined for the middle. */
export function formatObjectPosition({ focal_x, focal_y }: FocalPoint) {
  const position = `${toPercent(focal_x)}% ${toPercent(focal_y)}%`;
  return position === '50% 50%' ? undefined : position;
}
