import sharp from 'sharp';
import {
  findGround,
  GROUND_SAMPLE,
  planSocialFile,
  socialSize,
  variantWidthsFor,
} from '#features/media/data/picture.ts';

/** A file beside a picture, by the end of its name: `360.webp`. */
export type PictureVariant = { end: string; bytes: Uint8Array };

/** The variants of a drawing of the seed, as a browser makes them of what is sent: the narrowest first, then the one for social networks. */
export async function makeVariants(bytes: Uint8Array): Promise<PictureVariant[]> {
  const { width, height } = await sharp(bytes).metadata();
  const variants = [await makeSocialVariant(bytes, width, height)];
  let lightest = bytes.length;
  for (const variant of variantWidthsFor({ width, height }).toReversed()) {
    const resized = sharp(bytes).resize({ width: Math.min(variant, width) });
    const lossy = await resized.clone().webp({ quality: 80 }).toBuffer();
    const whole = await resized.clone().webp({ lossless: true, effort: 6 }).toBuffer();
    const file = whole.length < lossy.length ? whole : lossy;
    if (file.length >= lightest) continue;
    lightest = file.length;
    variants.unshift({ end: `${variant}.webp`, bytes: file });
  }
  return variants;
}

async function makeSocialVariant(bytes: Uint8Array, width: number, height: number): Promise<PictureVariant> {
  const { end, from, to } = planSocialFile({ width, height });
  const shown = await sharp(bytes)
    .extract({
      left: Math.floor(from.left),
      top: Math.floor(from.top),
      width: Math.max(1, Math.floor(from.width)),
      height: Math.max(1, Math.floor(from.height)),
    })
    .resize({ width: to.width, height: to.height, fit: 'fill' })
    .toBuffer();
  const size = { width: GROUND_SAMPLE, height: GROUND_SAMPLE, fit: 'fill' } as const;
  const ground = await sharp(bytes).resize(size).toColourspace('srgb').ensureAlpha().raw().toBuffer();
  const file = await sharp(shown)
    .flatten({ background: to.width < socialSize.width ? findGround(ground) : 'white' })
    .extend({ left: to.left, right: socialSize.width - to.left - to.width })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { end, bytes: file };
}
