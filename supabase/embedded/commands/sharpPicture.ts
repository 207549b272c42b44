import sharp from 'sharp';
import {
  type FocalPoint,
  findGround,
  GROUND_SAMPLE,
  planSocialFile,
  socialSize,
  variantWidthsFor,
} from '#features/media/data/picture.ts';
import { stripMetadata } from '#features/media/data/stripMetadata.ts';

/** A picture as it is to be stored, like the browser's `preparePicture` makes it. */
export type PreparedPicture = {
  /** The same bytes where nothing had to go. */
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  /** The narrowest first, then the one for social networks, each by the end of its name: `360.webp`. */
  variants: { end: string; bytes: Uint8Array<ArrayBuffer> }[];
};

const quality = { original: 92, variant: 80, social: 90 };

/** Sets a picture upright, takes out what the camera knew, and makes its variants. Rejects for what isn't a readable picture. */
export async function preparePicture(given: Uint8Array<ArrayBuffer>): Promise<PreparedPicture> {
  const stripped = stripMetadata(given);
  const isStored = stripped?.orientation === 1;
  const bytes = isStored ? stripped.bytes : await redraw(given);
  const { width, height, format, pages = 1 } = await sharp(bytes).metadata();
  const social = await makeSocialVariant(bytes);
  // An animation would stand still.
  if (pages > 1 || stripped?.isAnimated || format === 'gif') {
    return { bytes, width, height, variants: [social] };
  }

  // Drawings weigh less when nothing of them is lost; photos weigh a lot more, and take their time.
  const isDrawing = format === 'png' && bytes.length < (width * height) / 2;
  const variants = [social];
  let lightest = bytes.length;
  for (const variant of variantWidthsFor({ width, height }).toReversed()) {
    const file = await encode(bytes, Math.min(variant, width), isDrawing);
    if (file.length >= lightest) continue;
    lightest = file.length;
    variants.unshift({ end: `${variant}.webp`, bytes: file });
  }
  return { bytes, width, height, variants };
}

/** The file of a picture for social networks. Of an animation, its first frame. */
export async function makeSocialVariant(
  bytes: Uint8Array<ArrayBuffer>,
  focalPoint: FocalPoint = {},
): Promise<PreparedPicture['variants'][number]> {
  const picture = sharp(bytes);
  const { width, height } = await picture.metadata();
  const { end, from, to } = planSocialFile({ width, height, ...focalPoint });
  const shown = await picture
    .extract({
      left: Math.floor(from.left),
      top: Math.floor(from.top),
      width: Math.max(1, Math.floor(from.width)),
      height: Math.max(1, Math.floor(from.height)),
    })
    .resize({ width: to.width, height: to.height, fit: 'fill' })
    .toBuffer();
  const background = to.width < socialSize.width ? await sampleGround(bytes) : 'white';
  const right = socialSize.width - to.left - to.width;
  const file = await sharp(shown)
    .flatten({ background })
    .extend({ left: to.left, right, background })
    .jpeg({ quality: quality.social })
    .toBuffer();
  return { end, bytes: new Uint8Array(file) };
}

async function sampleGround(bytes: Uint8Array) {
  const size = { width: GROUND_SAMPLE, height: GROUND_SAMPLE, fit: 'fill' } as const;
  return findGround(await sharp(bytes).resize(size).toColourspace('srgb').ensureAlpha().raw().toBuffer());
}

async function encode(bytes: Uint8Array, width: number, isDrawing: boolean) {
  const resized = sharp(bytes).resize({ width });
  const lossy = await resized.clone().webp({ quality: quality.variant }).toBuffer();
  const whole = isDrawing ? await resized.clone().webp({ lossless: true, effort: 6 }).toBuffer() : lossy;
  return new Uint8Array(whole.length < lossy.length ? whole : lossy);
}

/** The whole picture anew, in its own format: without asking for it, nothing but pixels and colours is written. */
async function redraw(given: Uint8Array) {
  const upright = sharp(given).autoOrient();
  const { format } = await upright.metadata();
  const isKnown = format === 'png' || format === 'webp' || format === 'heif' || format === 'jpeg';
  if (!isKnown) throw new Error(`Not a format of the library: ${format}`);
  const written =
    format === 'heif'
      ? upright.avif({ quality: 70 })
      : upright.toFormat(format, { quality: quality.original });
  return new Uint8Array(await written.toBuffer());
}
