import type { Tables } from '../database.types.ts';

/** An item of the media library. */
export type MediaItem = Tables<'media_library'> & {
  profiles: Pick<Tables<'profiles'>, 'first_name' | 'last_name'> | null;
};

/** What the file picker offers (spec section 2). */
export const MEDIA_ACCEPT = 'image/*,video/*,audio/*,.pdf,.doc,.docx';

/** The most that a file may weigh, in bytes: 50 MB. */
export const MAX_MEDIA_SIZE = 50 * 1024 * 1024;

/**
 * The types that the bucket takes, by extension: some systems name a file's type badly or not at all. Types that a
 * browser would run as a page (HTML, SVG, XML) are left out.
 */
const typeByExtension: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  ogv: 'video/ogg',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  weba: 'audio/webm',
  aac: 'audio/aac',
  flac: 'audio/flac',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** What follows the last dot of a file's name, in lower case. */
export function extensionOf(fileName: string) {
  return /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/** The type under which a file is stored, or null when the library doesn't take it. */
export function mediaTypeOf(fileName: string) {
  return typeByExtension[extensionOf(fileName)] ?? null;
}

/** Why a file can't go into the library, in a sentence; null when it can. Asked before anything is sent. */
export function refusalOf({ name, size }: { name: string; size: number }) {
  if (!mediaTypeOf(name)) {
    return 'Ce type de fichier n’est pas accepté. Choisissez une image, une vidéo, un son, un PDF ou un document Word.';
  }
  if (size > MAX_MEDIA_SIZE) {
    return `Ce fichier pèse ${formatFileSize(size)} : le maximum est de ${formatFileSize(MAX_MEDIA_SIZE)}.`;
  }
  return size === 0 ? 'Ce fichier est vide.' : null;
}

/** What a card shows in place of a picture (spec section 2: image, video, other), with sounds told apart. */
export type MediaKind = 'image' | 'video' | 'audio' | 'document';

/** The kind of a stored file, from its type. */
export function mediaKindOf(mimeType: string | null): MediaKind {
  const family = mimeType?.split('/')[0];
  return family === 'image' || family === 'video' || family === 'audio' ? family : 'document';
}

const units = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** A size in bytes for people: Bytes, KB, MB, GB, base 1024, two decimals (spec section 9). */
export function formatFileSize(bytes: number) {
  const power = bytes < 1024 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const amount = power === 0 ? String(bytes) : (bytes / 1024 ** power).toFixed(2);
  return `${amount}\u00A0${units[power]}`;
}

/** The key of a file in the bucket: the last two segments of its stored address (spec section 7). */
export function storageKeyOf(filePath: string) {
  return new URL(filePath, 'http://localhost').pathname.split('/').slice(-2).join('/');
}
