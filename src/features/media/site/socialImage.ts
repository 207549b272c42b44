import { findSocialFile } from '#features/media/data/picture.ts';
import type { PictureContent } from '#documents/contents/mediaFields.ts';
import type { PageHeadData } from '#site/pageHead.ts';

/** What social networks show of a picture, beside the title, and its alternative text, if the library has a file for them. A drawn one has none. */
export function shareCover(
  picture: PictureContent | undefined,
): Pick<PageHeadData, 'socialCover' | 'socialAlt'> {
  if (!picture || typeof picture === 'string') return {};
  const { src, alt, facts = {} } = picture;
  const socialCover = findSocialFile(src, facts);
  return socialCover ? { socialCover, socialAlt: alt ?? facts.alt } : {};
}

/** Where the file of a picture is; undefined for a drawn one. */
export const findPictureAddress = (picture: PictureContent | undefined) =>
  picture && typeof picture !== 'string' && picture.facts ? picture.src : undefined;
