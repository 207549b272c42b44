import type { Picture } from './picture.ts';

/** What the media library knows of a file that a content shows. What is absent isn't known. */
export type MediaFacts = Partial<Picture> & {
  /** Its type, as `video/mp4`. */
  type?: string;
  /** In bytes. */
  size?: number;
  /** Of a sound or a film, in seconds. */
  duration?: number;
  /** Of a sound: 200 levels, one character each, from 0 to z. */
  waveform?: string;
};

/** What the library knows of the files of a content, by their addresses. */
export type ContentMedia = Readonly<Record<string, MediaFacts>>;

/** A file of the library in a content, and on a page what the library knows of it. */
type MediaFile = {
  /** The file's address, as the library has it. */
  src: string;
  facts?: MediaFacts;
};

/** A picture of the library: what it shows, '' for a decoration, null as long as nobody has said either. */
export type LibraryPicture = MediaFile & { alt: string | null };

/** A film of the library. */
export type FilmContent = MediaFile & {
  title: string;
  /** The address of a picture of the library that stands there until it plays. */
  poster?: string;
  /** The address of its captions, in WebVTT. */
  captions?: string;
  /** Nobody speaks in it: it needs no captions. */
  isSilent: boolean;
};

/** A sound of the library. */
export type SoundContent = MediaFile;

const extensions = {
  image: 'jpe?g|png|gif|webp|avif',
  video: 'mp4|webm|mov|ogv',
  audio: 'mp3|m4a|wav|ogg|oga|weba|aac|flac',
  captions: 'vtt',
};

/** What a content may hold the address of. */
export type ContentMediaKind = keyof typeof extensions;

/** Whether this is the address of such a file of the library, by its shape. */
export const isMediaAddress = (address: string, kind: ContentMediaKind) =>
  new RegExp(
    `^(https?://[A-Za-z0-9.:-]+)?/storage/v1/object/public/media/uploads/[0-9]+\\.(${extensions[kind]})$`,
    'i',
  ).test(address);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A content whose files have with them what the library knows of each: how pages get it, and no table. */
export function layMedia<Content>(content: Content, media: ContentMedia = {}): Content {
  const lay = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(lay);
    if (!isRecord(value)) return value;
    const laid = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, lay(part)]));
    const { src } = value;
    return typeof src === 'string' && Object.hasOwn(media, src) ? { ...laid, facts: media[src] } : laid;
  };
  return Object.keys(media).length > 0 ? (lay(content) as Content) : content;
}

/** The addresses of the files of the library in a content. */
export function listMediaAddresses(content: unknown): string[] {
  if (typeof content === 'string')
    return Object.keys(extensions).some((kind) => isMediaAddress(content, kind as ContentMediaKind))
      ? [content]
      : [];
  if (typeof content !== 'object' || content === null) return [];
  return [...new Set(Object.values(content).flatMap(listMediaAddresses))];
}
