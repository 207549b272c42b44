import { connection } from '#data/connection.ts';
import type { Enums, Json, Tables } from '#generated/database.types.ts';

/** A row of `media_library` as it is written, without what the database computes or keeps by itself. */
export type MediaRow = Omit<Tables<'media_library'>, 'search_text' | 'media_kind' | 'former_files'>;

/** An item of the media library. */
export type MediaItem = MediaRow & {
  /** Ce qu’il était avant. */
  former_files: Json;
  /** Qui l’a envoyé. */
  profiles: Pick<Tables<'profiles'>, 'first_name' | 'last_name'> | null;
};

/** What a medium is as a file, which « Remplacer le fichier » changes. */
export type MediaFile = Pick<
  MediaRow,
  | 'file_path'
  | 'file_name'
  | 'file_size'
  | 'mime_type'
  | 'width'
  | 'height'
  | 'variants'
  | 'duration'
  | 'waveform'
  | 'loudness'
  | 'true_peak'
  | 'digest'
>;

/** A file that was replaced. It stays as long as its medium does. */
export type FormerFile = MediaFile & { replaced_at: string };

/** The files that a medium had before, the latest first. */
export const readFormerFiles = ({ former_files }: Pick<MediaItem, 'former_files'>) =>
  former_files as unknown as FormerFile[];

/** The address at which the browser shows a medium; addresses of the embedded backend are stored without an origin. */
export const mediaUrl = (filePath: string) => new URL(filePath, connection().url).href;

/** What the file picker offers. */
export const MEDIA_ACCEPT = 'image/*,video/*,audio/*,.pdf,.doc,.docx,.vtt';

/** The most that a picture or a document may weigh, in bytes: 50 MB. */
export const MAX_MEDIA_SIZE = 50 * 1024 * 1024;

/** The most that a sound or a film may weigh, in bytes: 500 MB. It is what the bucket takes of any file. */
export const MAX_PLAYED_SIZE = 10 * MAX_MEDIA_SIZE;

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
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  aac: 'audio/aac',
  flac: 'audio/flac',
  vtt: 'text/vtt',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** The types under which files are stored: what the bucket has to take. */
export const MEDIA_TYPES = [...new Set(Object.values(typeByExtension))];

/** Other names of types that the bucket takes, by the extension under which such a file is stored. */
const storedAs: Record<string, string> = {
  jfif: 'jpg',
  jpe: 'jpg',
  apng: 'png',
  m4v: 'mp4',
  qt: 'mov',
};

/** The most that a picture may weigh before it is converted, in bytes: it weighs far less afterwards. */
const MAX_CONVERTIBLE_SIZE = 4 * MAX_MEDIA_SIZE;

/** What follows the last dot of a file's name, in lower case. */
const getExtension = (fileName: string) => /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** Whether the browser converts a picture (`preparePicture`) before it is sent, for no other browser would show it. */
export const isConvertible = (fileName: string) => /\.hei[cf]$/i.test(fileName);

/** Whether a file is a picture, which is prepared before it is sent. */
export const isPicture = (fileName: string) =>
  isConvertible(fileName) || findMediaKind(findMediaType(fileName)) === 'image';

/** The extension under which a file is stored: its own, unless that is another name of one that the bucket takes. */
export function toStoredExtension(fileName: string) {
  const extension = getExtension(fileName);
  return storedAs[extension] ?? extension;
}

/** The type under which a file is stored, or null when the library doesn't take it as it is. */
export const findMediaType = (fileName: string) => typeByExtension[toStoredExtension(fileName)] ?? null;

/** Formats that the file picker offers, and that no browser shows, each family with what to do about it; `%s` is the format. */
const refusedFormats: readonly (readonly [extensions: RegExp, sentence: string])[] = [
  [/^svgz?$/, 'Une image %s peut contenir du code : elle n’est pas acceptée. Exportez-la en PNG ou en WebP.'],
  [
    /^(?:tiff?|bmp|dib|psd|ai|eps|raw|dng|cr[23]|nef|arw|orf|rw2|jxl|jp2|tga|ico)$/,
    'Les images %s ne s’affichent pas dans tous les navigateurs. Exportez celle-ci en JPEG ou en PNG.',
  ],
  [
    /^(?:avi|mkv|wmv|flv|mpe?g|m2?ts|vob|3gp|ogv)$/,
    'Les vidéos %s ne se lisent pas dans tous les navigateurs. Convertissez celle-ci en MP4 ou en WebM.',
  ],
  [
    // iPhones play Ogg since iOS 18.4 and WebM since 17.4, which not all of them have.
    /^(?:og[ga]|opus|weba|wma|aiff?|amr|caf|ac3|midi?)$/,
    'Les sons %s ne se lisent pas dans tous les navigateurs. Convertissez celui-ci en MP3 ou en M4A.',
  ],
  [
    /^(?:srt|sbv|ass|ssa|ttml|dfxp)$/,
    'Les navigateurs ne lisent pas les sous-titres %s. Enregistrez ceux-ci en WebVTT (.vtt).',
  ],
];

/** The most that a file of a type may weigh, in bytes. */
function findMostSize(type: string | null) {
  const kind = findMediaKind(type);
  return kind === 'audio' || kind === 'video' ? MAX_PLAYED_SIZE : MAX_MEDIA_SIZE;
}

/** Why a file can't go into the library, in a sentence; null when it can. Asked before anything is sent. */
export function findRefusal({ name, size }: { name: string; size: number }) {
  const hasToConvert = isConvertible(name);
  if (!hasToConvert && !findMediaType(name)) return refusalOfType(name);
  const most = hasToConvert ? MAX_CONVERTIBLE_SIZE : findMostSize(findMediaType(name));
  if (size > most) {
    return `Ce fichier pèse ${formatFileSize(size)} : le maximum est de ${formatFileSize(most)}.`;
  }
  return size === 0 ? 'Ce fichier est vide.' : null;
}

/** What can replace a file, by the family of its type: in words, and as the file picker says it. */
const replacements: Record<string, { words: string; accept: string }> = {
  image: { words: 'une image', accept: 'image/*' },
  video: { words: 'une vidéo', accept: 'video/*' },
  audio: { words: 'un son', accept: 'audio/*' },
  text: { words: 'des sous-titres WebVTT', accept: '.vtt' },
  application: { words: 'un PDF ou un document Word', accept: '.pdf,.doc,.docx' },
};

const getFamily = (type: string | null) => type?.split('/')[0] ?? '';

/** Why a file can't replace that of a medium, in a sentence; null when it can: the library takes it, and it is of the same kind. */
export function findReplacementRefusal(
  { mime_type }: Pick<MediaItem, 'mime_type'>,
  file: { name: string; size: number },
) {
  const family = isPicture(file.name) ? 'image' : getFamily(findMediaType(file.name));
  const wanted = getFamily(mime_type);
  return family && family !== wanted
    ? `Ce fichier n’est pas du même genre que celui qu’il remplace. Choisissez ${replacements[wanted]?.words ?? 'un fichier semblable'}.`
    : findRefusal(file);
}

/** What the file picker offers in place of the file of a medium. */
export const findReplacementAccept = ({ mime_type }: Pick<MediaItem, 'mime_type'>) =>
  replacements[getFamily(mime_type)]?.accept ?? MEDIA_ACCEPT;

function refusalOfType(fileName: string) {
  const extension = getExtension(fileName);
  const [, sentence] = refusedFormats.find(([extensions]) => extensions.test(extension)) ?? [];
  if (sentence) return sentence.replace('%s', extension.toUpperCase());
  const subject = extension ? `Un fichier ${extension.toUpperCase()}` : 'Un fichier sans extension';
  return `${subject} n’est pas accepté. Choisissez une image, une vidéo, un son, des sous-titres WebVTT, un PDF ou un document Word.`;
}

/** What a card shows in place of a picture (product: media library: image, video, other), with sounds apart. */
export type MediaKind = Enums<'media_kind'>;

/** The kind of a stored file, from its type. */
export function findMediaKind(mimeType: string | null): MediaKind {
  const family = mimeType?.split('/')[0];
  return family === 'image' || family === 'video' || family === 'audio' ? family : 'document';
}

const units = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** A size in bytes for people: Bytes, KB, MB, GB, base 1024, two decimals (product: sizes of files). */
export function formatFileSize(bytes: number) {
  const power = bytes < 1024 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const amount = power === 0 ? String(bytes) : (bytes / 1024 ** power).toFixed(2);
  return `${amount}\u00A0${units[power]}`;
}

/** The key of a file in the bucket: the last two segments of its stored address (product: stored files). */
export const toStorageKey = (filePath: string) =>
  new URL(filePath, 'http://localhost').pathname.split('/').slice(-2).join('/');
