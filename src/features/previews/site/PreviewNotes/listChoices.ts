import { type NotedDocument, readPage } from './passages.ts';
import { type Aim, aimAtPassage, type NoteTarget, toWholePage } from './targets.ts';

/** What a note can be about, by what it is called in the list. */
export type Choice = { value: string; label: string; aim: () => Aim };

const SELECTION = 'selection';
/** Letters of a passage in the list of them. */
const SHORT = 70;

const shorten = (words: string) => {
  const line = words.replaceAll(/\s+/g, ' ');
  return line.length > SHORT ? `${line.slice(0, SHORT).trimEnd()}…` : line;
};

const toPictureLabel = (picture: string) => `Image\u00A0: ${shorten(picture)}`;

const toLabel = ({ words, picture }: NoteTarget) =>
  picture === undefined ? shorten(words) : toPictureLabel(picture);

/** Everything that a note can be about, by mouse or without one. */
export function listChoices(documents: readonly NotedDocument[], given: NoteTarget | null): Choice[] {
  const page = readPage(document.body, documents);
  const whole = toWholePage(documents);
  return [
    ...(given ? [{ value: SELECTION, label: toLabel(given), aim: () => ({ target: given }) }] : []),
    ...(whole ? [{ value: 'page', label: 'Toute la page', aim: () => ({ target: whole }) }] : []),
    ...page.passages.map((passage, index) => ({
      value: String(index),
      label: passage.shown ? shorten(passage.label) : toPictureLabel(passage.label),
      aim: () => aimAtPassage(page, passage),
    })),
  ];
}
