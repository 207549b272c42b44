import { splitSentences } from '#data/text.ts';

/** What a note is about: a part of a document, and words that it quotes of it (product: leaving notes). */
export type NoteQuote = {
  /** As it is stored (`NotePlace`). */
  place: string;
  /** As they are read; none of a picture, of a page, or of a whole part. */
  words: string;
};

/** A part of a document as people read it. */
export type ReadPart = { path: string; read: string };

/** Some words of a text, by their offsets in it. */
export type WordRange = { start: number; end: number };

/** Wherever some words stand in a text, whatever white space they have there. */
export function findAll(text: string, words: string): WordRange[] {
  const pattern = words
    .trim()
    .replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`);
  if (pattern === '') return [];
  const found: WordRange[] = [];
  const search = new RegExp(pattern, 'g');
  for (let match = search.exec(text); match; match = search.exec(text)) {
    found.push({ start: match.index, end: match.index + match[0].length });
    search.lastIndex = match.index + 1;
  }
  return found;
}

/** Where some words stand in a text; null where they don't, or stand there more than once. */
export function findOnce(text: string, words: string): WordRange | null {
  const [one, ...others] = findAll(text, words);
  return one && others.length === 0 ? one : null;
}

const toKind = (path: string) => path.replaceAll(/(?<=^|\.)\d+(?=\.|$)/g, '*');

/**
 * Where a note's words stand in its part, exactly once; else in the one part that says them in another item of the same list, for items
 * move. Null otherwise: nothing is guessed.
 */
export function findQuote(
  parts: readonly ReadPart[],
  { place, words }: NoteQuote,
): (WordRange & { path: string }) | null {
  const { path, picture } = readPlace(place);
  if (path === null || picture !== null) return null;
  const found = parts
    .filter((part) => toKind(part.path) === toKind(path))
    .flatMap((part) => {
      const range = findOnce(part.read, words);
      return range ? [{ path: part.path, ...range }] : [];
    });
  return found.find((one) => one.path === path) ?? (found.length === 1 ? (found[0] ?? null) : null);
}

/** The most of a sentence that is shown on each side of some words. */
const SHOWN = 200;

/** What stands before and after some words in their sentence. */
export function sentenceAround(read: string, start: number, end: number): { lead: string; trail: string } {
  const open = start === 0 ? -1 : read.lastIndexOf('\n\n', start - 1);
  const from = Math.max(open < 0 ? 0 : open + 2, start - SHOWN);
  const close = read.indexOf('\n\n', end);
  const text = read.slice(from, Math.min(close < 0 ? read.length : close, end + SHOWN));
  const [first, last] = [start - from, end - from];
  let [lead, trail] = ['', ''];
  for (const { index, segment } of splitSentences(text)) {
    if (index <= first && first < index + segment.length) lead = text.slice(index, first);
    if (index < last && last <= index + segment.length) trail = text.slice(last, index + segment.length);
  }
  return { lead: lead.trimStart(), trail: trail.trimEnd() };
}

/** Where in a document a note stands. */
export type NotePlace = {
  /** The path of a field or of a part; nothing for all of the page. */
  path: string | null;
  /** Which picture of that part, from 1; nothing for words. */
  picture: number | null;
};

const PAGE = 'page';

/** A place as it is stored: `content`, `studios.1.name`, `content#image-2`, `page`. */
export const writePlace = ({ path, picture }: NotePlace) =>
  `${path ?? PAGE}${picture === null ? '' : `#image-${picture}`}`.slice(0, 200);

/** A place as it was stored; whatever isn't one is the whole page. */
export function readPlace(place: string): NotePlace {
  const [, path, picture] = /^([\w.[\]-]+)(?:#image-(\d{1,4}))?$/.exec(place) ?? [];
  return {
    path: path === undefined || path === PAGE ? null : path,
    picture: picture === undefined ? null : Number(picture),
  };
}
