import { readPlace } from './notePlace.ts';

/** A field of a document as people read it. */
export type ReadField = { path: string; read: string };

/** What a note is about: some words of a field, and what stands before and after them, so that no others are taken for them. */
export type NoteAnchor = {
  /** As it is stored (`notePlace.ts`). */
  place: string;
  /** As they are read; none of a picture, or of a page. */
  words: string;
  words_before: string;
  words_after: string;
};

/** Some words of a field, by their offsets in what is read of it. */
export type FieldRange = { path: string; start: number; end: number };

/** Stands between two fields: no field has it, for it breaks lines (`cleanText`). */
const EDGE = '\u2029';
/** The characters that a note keeps on each side of its words, where so many tell them from all others. */
const LEAST = 32;
/** The most that it keeps on a side; the database has the same bound. */
const MOST = 1000;

/** Where a field stands in what is read of a document. */
type PlacedField = {
  path: string;
  kind: string;
  start: number;
  end: number;
  /** The offset in the field of each of its characters, and its end. */
  at: number[];
};

/** A path without the places of list items, which may be moved: the words around tell which item is meant. */
const toKind = (path: string) => path.replaceAll(/(?<=^|\.)\d+(?=\.|$)/g, '*');

const collapse = (words: string) => words.replaceAll(/\s+/g, ' ');

const inOrder = new Intl.Collator('en', { numeric: true }).compare;

/**
 * A document as people read it, one field after the other: white space is what it is shown as, and fields stand in the order of their
 * paths, for the database gives them in one of its own.
 */
export class ReadDocument {
  // Twice at both ends, so that what stands around the first and the last field differs from all others too.
  #text = EDGE + EDGE;
  #fields: PlacedField[] = [];

  constructor(fields: readonly ReadField[]) {
    for (const { path, read } of fields.toSorted((one, other) => inOrder(one.path, other.path))) {
      if (read.trim() === '') continue;
      const at: number[] = [];
      const start = this.#text.length;
      let shown = '';
      for (let index = read.search(/\S/); index < read.trimEnd().length; index += 1) {
        const isBlank = /\s/.test(read.charAt(index));
        if (isBlank && shown.endsWith(' ')) continue;
        shown += isBlank ? ' ' : read.charAt(index);
        at.push(index);
      }
      at.push(read.trimEnd().length);
      this.#text += shown + EDGE;
      this.#fields.push({ path, kind: toKind(path), start, end: start + shown.length, at });
    }
    this.#text += EDGE;
  }

  /** What to keep of some words so that they are found again; null where too much around them is the same as elsewhere. */
  anchor({ path, start, end }: FieldRange, words: string): Omit<NoteAnchor, 'place'> | null {
    const field = this.#fields.find((one) => one.path === path);
    if (!field) return null;
    const first = field.start + field.at.findIndex((offset) => offset >= start);
    const last = field.start + field.at.findIndex((offset) => offset >= end);
    const around = (edge: number, cut: (length: number) => string, lead: (cut: string) => number) =>
      [...new Set([Math.min(LEAST, edge), LEAST, 64, 128, 256, 512, MOST, Math.min(edge, MOST)])]
        .toSorted((one, other) => one - other)
        .filter((length) => length >= Math.min(LEAST, edge))
        .map(cut)
        .find((text) => this.#find(text, lead(text), field.kind).length === 1);
    // Each side alone has to be unique: then a change on one side can't lead to other words.
    const shown = this.#text.slice(first, last);
    const before = around(
      first - field.start + 1,
      (length) => this.#text.slice(Math.max(0, first - length), first) + shown,
      (text) => text.length - shown.length,
    );
    const after = around(
      field.end - last + 1,
      (length) => shown + this.#text.slice(last, last + length),
      () => 0,
    );
    if (before === undefined || after === undefined) return null;
    return {
      words,
      words_before: before.slice(0, before.length - shown.length),
      words_after: after.slice(shown.length),
    };
  }

  /** Where the words of a note stand: place, words, and what is around them all agree; null where they don't, or do so twice. */
  find({ place, words, words_before: before, words_after: after }: NoteAnchor): FieldRange | null {
    const { path, picture } = readPlace(place);
    const shown = collapse(words).trim();
    if (path === null || picture !== null || shown === '') return null;
    const [at, ...others] = this.#find(before + shown + after, before.length, toKind(path));
    const field = this.#fields.find(({ start, end }) => at !== undefined && start <= at && at < end);
    if (at === undefined || !field || others.length > 0) return null;
    const last = field.at[at - field.start + shown.length - 1];
    return { path: field.path, start: field.at[at - field.start] ?? 0, end: (last ?? 0) + 1 };
  }

  /** Where a text stands whose words, from `lead` on, are in a field of this kind. */
  #find(text: string, lead: number, kind: string): number[] {
    const found: number[] = [];
    for (
      let at = this.#text.indexOf(text);
      at >= 0 && found.length < 2;
      at = this.#text.indexOf(text, at + 1)
    ) {
      const first = at + lead;
      if (this.#fields.some((field) => field.kind === kind && field.start <= first && first < field.end))
        found.push(first);
    }
    return found;
  }
}

const graphemes = new Intl.Segmenter('fr');

/** Some words without white space at their ends, and with all of the characters of which they have a part (an emoji is several). */
export function wholeWords(read: string, start: number, end: number): { start: number; end: number } {
  const lead = Math.max(0, start - 64);
  const near = graphemes.segment(read.slice(lead, end + 64));
  const first = near.containing(start - lead);
  const last = near.containing(end - lead);
  let [from, to] = [first ? lead + first.index : start, end];
  if (last && lead + last.index < end) to = lead + last.index + last.segment.length;
  while (from < to && /\s/.test(read.charAt(from))) from += 1;
  while (from < to && /\s/.test(read.charAt(to - 1))) to -= 1;
  return { start: from, end: to };
}

const sentences = new Intl.Segmenter('fr', { granularity: 'sentence' });
/** The most of a sentence that is shown on each side of some words. */
const SHOWN = 200;

/** What stands before and after some words in their sentence. */
export function sentenceAround(read: string, start: number, end: number): { lead: string; trail: string } {
  const from = Math.max(read.lastIndexOf('\n\n', start - 1) + 2, start - SHOWN, 0);
  const close = read.indexOf('\n\n', end);
  const text = read.slice(from, Math.min(close < 0 ? read.length : close, end + SHOWN));
  const [first, last] = [start - from, end - from];
  let [lead, trail] = ['', ''];
  for (const { index, segment } of sentences.segment(text)) {
    if (index <= first && first < index + segment.length) lead = text.slice(index, first);
    if (index < last && last <= index + segment.length) trail = text.slice(last, index + segment.length);
  }
  return { lead: lead.trimStart(), trail: trail.trimEnd() };
}
