import { type NoteAnchor, wholeWords } from '#features/previews/data/noteAnchor.ts';
import { writePlace } from '#features/previews/data/notePlace.ts';
import { mostOfNote } from '#features/previews/data/previewNote.schema.ts';
import type { ReadText } from './claims.ts';
import type { NotedDocument, NotedPage, Passage } from './passages.ts';
import { listTextNodes, readSigns } from './signs.ts';

/** What a note can be about: some words of a document, one of its pictures, or a page as a whole. */
export type NoteTarget = NoteAnchor & {
  document: string;
  /** What a picture is called. */
  picture?: string;
};

const nothing = { words: '', words_before: '', words_after: '' };

/** The page as a whole, of which the first document is on screen. */
export const toWholePage = ([first]: readonly NotedDocument[]): NoteTarget | null =>
  first ? { document: first.document, place: writePlace({ path: null, picture: null }), ...nothing } : null;

/** Why some words can't be noted. */
export const refusals = {
  fields: 'Ces mots viennent de plusieurs champs. Sélectionnez ceux d’un seul champ.',
  outside: 'Une partie de ces mots n’est pas dans ce qui est partagé. Sélectionnez-en moins.',
  long: `Sélectionnez moins de mots\u00A0: ${mostOfNote.words} caractères au plus.`,
  repeated: 'Ces mots se répètent trop pour être reconnus. Sélectionnez-en davantage.',
} as const;

/** What a selection or a passage is about, or why it can't be noted. */
export type Aim = { target: NoteTarget } | { refusal: string };

/** Some signs of a text as what a note is about. */
function aimAt(
  { read }: NotedPage,
  { document: name, path, read: text, at }: ReadText,
  first: number,
  last: number,
): Aim {
  const range = wholeWords(text, at[first] ?? 0, (at[last] ?? 0) + 1);
  const words = text.slice(range.start, range.end);
  if (words.length > mostOfNote.words) return { refusal: refusals.long };
  const anchor = read.get(name)?.anchor({ path, ...range }, words);
  if (!anchor) return { refusal: refusals.repeated };
  return { target: { document: name, place: writePlace({ path, picture: null }), ...anchor } };
}

/** What a passage is about. */
export function aimAtPassage(page: NotedPage, { document: name, place, label, shown }: Passage): Aim {
  if (!shown) return { target: { document: name, place, ...nothing, picture: label } };
  return aimAt(page, shown.text, shown.firstInText, shown.firstInText + shown.length - 1);
}

/** What a selection is about; nothing where no words are selected, or none of the page. */
export function findTarget(range: Range, page: NotedPage): Aim | null {
  const { startContainer, endContainer, commonAncestorContainer } = range;
  const around =
    commonAncestorContainer instanceof Element
      ? commonAncestorContainer
      : commonAncestorContainer.parentElement;
  if (range.collapsed || around?.closest('[data-preview]')) return null;
  const selected = readSigns(
    listTextNodes(around ?? commonAncestorContainer).filter((node) => range.intersectsNode(node)),
  ).at.filter(
    ({ node, offset }) =>
      !(node === startContainer && offset < range.startOffset) &&
      !(node === endContainer && offset >= range.endOffset),
  );
  if (selected.length === 0) return null;
  const nodes = new Map<Text, Map<number, { text: ReadText; at: number }>>();
  for (const { shown } of page.passages) {
    if (!shown) continue;
    for (let sign = 0; sign < shown.length; sign += 1) {
      const place = shown.signs.at[shown.first + sign];
      if (!place) continue;
      const own = nodes.get(place.node) ?? new Map<number, { text: ReadText; at: number }>();
      nodes.set(place.node, own.set(place.offset, { text: shown.text, at: shown.firstInText + sign }));
    }
  }
  const found = selected.flatMap(({ node, offset }) => nodes.get(node)?.get(offset) ?? []);
  const [first] = found;
  if (!first) {
    const whole = toWholePage(page.documents);
    const words = range.toString().trim().slice(0, mostOfNote.words);
    return whole && { target: { ...whole, words } };
  }
  if (found.some(({ text }) => text !== first.text)) return { refusal: refusals.fields };
  if (found.length < selected.length) return { refusal: refusals.outside };
  const places = found.map(({ at }) => at);
  return aimAt(page, first.text, Math.min(...places), Math.max(...places));
}

/** Where the words, or the picture, of a note are on screen; nothing where they aren't any more. */
export function findOnScreen(
  note: NoteAnchor & { document: string },
  page: NotedPage,
): Range | Element | null {
  const own = page.passages.filter((passage) => passage.document === note.document);
  if (note.words === '')
    return own.find(({ place, shown }) => !shown && place === note.place)?.element ?? null;
  const found = page.read.get(note.document)?.find(note);
  const shown = own.flatMap((passage) =>
    passage.shown && passage.path === found?.path ? passage.shown : [],
  );
  const [text] = shown.map((one) => one.text);
  if (!found || !text) return null;
  const findSign = (sign: number) => {
    const part = shown.find((one) => one.firstInText <= sign && sign < one.firstInText + one.length);
    return part?.signs.at[part.first + sign - part.firstInText];
  };
  const first = findSign(text.at.findIndex((at) => at >= found.start));
  const last = findSign(text.at.findLastIndex((at) => at < found.end));
  if (!first || !last) return null;
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  return range;
}
