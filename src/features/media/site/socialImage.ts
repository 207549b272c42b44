import { findSocialFile } from '#features/media/data/picture.ts';
import type { PictureContent } from '#documents/contents/mediaFields.ts';
import type { PageHeadData } from '#site/pageHead.ts';

/** What social networks show of a picture: its file for them, if the library has one. A drawn one has none. */
export function describeSocialImage(
  picture: PictureContent | undefined,
): Pick<PageHeadData, 'socialImage' | 'socialImageAlt'> {
  if (!picture || typeof picture === 'string') return {};
  const socialImage = findSocialFile(picture.src, picture.facts ?? {});
  const alt = picture.alt ?? picture.facts?.alt;
  return socialImage ? { socialImage, ...(alt && { socialImageAlt: alt }) } : {};
}

/** Where the file of a picture is; undefined for a drawn one. */
export const findPictureAddress = (picture: PictureContent | undefined) =>
  picture && typeof picture !== 'string' && picture.facts ? picture.src : undefined;
