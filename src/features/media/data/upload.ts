import { findMediaKind, findMediaType, type MediaItem, toStoredExtension } from './media.ts';
import type { ReadyPicture } from './preparePicture.ts';
import type { MediaFacts } from './sound/analyseMedia.ts';

/**
 * A file on its way into the library. The same object is passed again when sending failed: it remembers what has
 * arrived, so that repeating makes neither a second object nor a second row.
 */
export type Upload = {
  readonly id: string;
  /** As it was chosen; once a picture is prepared, what came out of it. */
  file: File;
  /** Of a picture that is prepared: its sizes and its variants. */
  picture: Omit<ReadyPicture, 'file'> | null;
  /** Of a sound or film that was analysed: what was found out. */
  facts: MediaFacts | null;
  /** Of the file as it was chosen; null where the browser computes none, undefined until it has. */
  digest: string | undefined;
  /** It is sent although the library has the same file. */
  mayRepeat: boolean;
  /** The medium that gets this file in place of its own. */
  readonly replaces: MediaItem | null;
  /** Where the file goes in the bucket (product: stored files: the current timestamp plus the extension); its variants stand beside it. */
  objectKey: string;
  /** The keys of what has arrived, and of what may have. */
  stored: Set<string>;
  mayBeStored: Set<string>;
};

/** Prepares a file for `uploadMedia`, which enters it into the library or gives it to a medium that is there. */
export function createUpload(file: File, replaces: MediaItem | null = null): Upload {
  return {
    id: crypto.randomUUID(),
    file,
    picture: null,
    facts: null,
    digest: undefined,
    mayRepeat: false,
    replaces,
    objectKey: newObjectKey(file),
    stored: new Set(),
    mayBeStored: new Set(),
  };
}

let lastTimestamp = 0;

/** Files that are chosen together would share a millisecond: each takes the next free one. */
export function newObjectKey({ name }: File) {
  lastTimestamp = Math.max(Date.now(), lastTimestamp + 1);
  return `uploads/${lastTimestamp}.${toStoredExtension(name)}`;
}

/** What the library keeps of the variants; null without any. */
export const getVariants = ({ picture }: Pick<Upload, 'picture'>) =>
  picture?.variants.map(({ end }) => end).join(' ') || null;

/** Whether a file is a sound or a film. */
export function isPlayed({ name }: File) {
  const kind = findMediaKind(findMediaType(name));
  return kind === 'video' || kind === 'audio';
}
