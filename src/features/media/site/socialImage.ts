import { findSocialFile } from '#features/media/data/picture.ts';
import type { PictureContent } from '#documents/contents/mediaFields.ts';

/** What social networks show of a picture, beside the title: its file for them, if the library has one. A drawn one has none. */
export const findSocialCover = (picture: PictureContent | undefined) =>
  picture && typeof picture !== 'string' ? findSocialFile(picture.src, picture.facts ?? {}) : undefined;

/** Where the file of a picture is; undefined for a drawn one. */
export const findPictureAddress = (picture: PictureContent | undefined) =>
  picture && typeof picture !== 'string' && picture.facts ? picture.src : undefined;
