import { mostOfNote } from '#features/previews/data/previewNote.schema.ts';
import {
  findAll,
  findOnce,
  findQuote,
  type NoteQuote,
  readPlace,
  writePlace,
} from '#features/previews/data/noteWords.ts';
import { PageText } from './pageText.ts';

/** A part of a document: what it says, block by block, as it is read; and as it is stored, where that names pictures. */
export type NotedText = { path: string; blocks: readonly string[]; stored?: string };

/** A document that a page shows, by the parts that it is made of. */
export type NotedDocument = {
  /** Its key. */
  document: string;
  texts: readonly NotedText[];
  /** Its texts may name facts of the settings between braces. */
  hasFacts?: boolean | undefined;
};

/** What a note can be about: words of a part, one of its pictures, all of it, or a page as a whole. */
export type NoteTarget = NoteQuote & {
  document: string;
  /** What a picture is called. */
  picture?: string;
};

/** What a selection or a picture is about, or why it can't be noted. */
export type Aim = { target: NoteTarget } | { refusal: string };

/** Why some words can't be noted. */
export const refusals = {
  long: `Sélectionnez moins de mots\u00A0: ${mostOfNote.words} caractères au plus.`,
  repeated: 'Ces mots se répètent. Sélectionnez-en davantage, ou choisissez un passage dans la liste.',
} as const;

const readPart = ({ blocks }: NotedText) => blocks.join('\n\n');

/** The page as a whole, of which the first document is on screen. */
export const toWholePage = ([first]: readonly NotedDocument[], words = ''): NoteTarget | null =>
  first ? { document: first.document, place: writePlace({ path: null, picture: null }), words } : null;

const isSame = (one: string, other: string) =>
  one.replaceAll(/\s+/g, ' ').trim() === other.replaceAll(/\s+/g, ' ').trim();

/**
 * What selected words are about: the one part that says them, exactly once. Where several parts do, the one that says the whole line
 * that the selection begins in. Words that no part says as they are, or that are of several parts, are about the page. Null for none.
 */
export function findTarget(range: Range, documents: readonly NotedDocument[]): Aim | null {
  const { collapsed, commonAncestorContainer: node } = range;
  const around = node instanceof Element ? node : node.parentElement;
  if (collapsed || around?.closest('[data-preview]')) return null;
  const page = new PageText(document.body);
  const { start, end } = page.read(range);
  const words = page.text.slice(start, end).trim();
  if (words === '') return null;
  if (words.length > mostOfNote.words) return { refusal: refusals.long };
  const parts = documents.flatMap(({ document: name, texts }) =>
    texts.map((text) => ({ document: name, ...text })),
  );
  const saying = parts.filter((part) => findAll(readPart(part), words).length > 0);
  const line = page.lineAt(start + page.text.slice(start, end).search(/\S/));
  const [part, ...others] =
    saying.length > 1 ? saying.filter(({ blocks }) => blocks.some((block) => isSame(block, line))) : saying;
  const found = part && others.length === 0 && findOnce(readPart(part), words);
  if (found)
    return {
      target: {
        document: part.document,
        place: writePlace({ path: part.path, picture: null }),
        words: readPart(part).slice(found.start, found.end),
      },
    };
  if (saying.length > 0) return { refusal: refusals.repeated };
  const whole = toWholePage(documents, words);
  return whole && { target: whole };
}

/** The files of the library that a text names, by the numbers that they are called by (`uploads/<number>.jpg`, and its variants). */
const listFiles = (text = '') => [...new Set([...text.matchAll(/\d{10,}/g)].map(([file]) => file))];

/** The pictures of the page, each with the part that names its file; one that no part names is about the page. */
export function listPictureTargets(
  documents: readonly NotedDocument[],
): { element: Element; target: NoteTarget }[] {
  return [...document.querySelectorAll('img')].flatMap((element) => {
    if (element.closest('[data-preview]')) return [];
    const [file] = listFiles(element.src);
    for (const { document: name, texts } of documents)
      for (const { path, blocks, stored } of texts) {
        const at = file === undefined ? -1 : listFiles(stored).indexOf(file);
        if (at < 0) continue;
        const place = writePlace({ path, picture: blocks.length > 0 ? at + 1 : null });
        return [
          { element, target: { document: name, place, words: '', picture: element.alt || (file ?? '') } },
        ];
      }
    const whole = toWholePage(documents);
    return whole ? [{ element, target: { ...whole, picture: element.alt } }] : [];
  });
}

/** The blocks of text that the page shows of some documents, in the order of the page. */
export function listBlockTargets(
  documents: readonly NotedDocument[],
): { label: string; target: NoteTarget }[] {
  const { text: page } = new PageText(document.body);
  return documents
    .flatMap(({ document: name, texts }) =>
      texts.flatMap((text) =>
        text.blocks.flatMap((block) => {
          const [shown] = findAll(page, block);
          const place = writePlace({ path: text.path, picture: null });
          // Of one that its part says twice, all of the part is meant.
          const words = findOnce(readPart(text), block) ? block : '';
          return shown ? [{ at: shown.start, label: block, target: { document: name, place, words } }] : [];
        }),
      ),
    )
    .toSorted((one, other) => one.at - other.at);
}

/**
 * Where the words, or the picture, of a note are on screen: words that their part says once, where the page says them once, or in one
 * line alone that is that part's. Null otherwise: then the note stands beside the page.
 */
export function findOnScreen(
  note: NoteQuote & { document: string },
  documents: readonly NotedDocument[],
  page: PageText,
): Range | Element | null {
  if (note.words === '')
    return readPlace(note.place).path === null
      ? null
      : (listPictureTargets(documents).find(
          ({ target }) => target.document === note.document && target.place === note.place,
        )?.element ?? null);
  const texts = documents.find((one) => one.document === note.document)?.texts ?? [];
  const quote = findQuote(
    texts.map((text) => ({ path: text.path, read: readPart(text) })),
    note,
  );
  const blocks = texts.find(({ path }) => path === quote?.path)?.blocks ?? [];
  const places = quote ? findAll(page.text, note.words) : [];
  const own = places.filter(({ start }) => blocks.some((block) => isSame(block, page.lineAt(start))));
  const [place, ...others] = places.length > 1 ? own : places;
  return place && others.length === 0 ? page.toRange(place.start, place.end) : null;
}
