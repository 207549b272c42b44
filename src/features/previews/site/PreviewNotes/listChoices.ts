import {
  listBlockTargets,
  listPictureTargets,
  type NotedDocument,
  type NoteTarget,
  toWholePage,
} from './targets.ts';

/** What a note can be about, by what it is called in the list. */
export type Choice = { value: string; label: string; target: NoteTarget };

/** Letters of a passage in the list of them. */
const SHORT = 70;

const shorten = (words: string) => {
  const line = words.replaceAll(/\s+/g, ' ');
  return line.length > SHORT ? `${line.slice(0, SHORT).trimEnd()}…` : line;
};

const toLabel = ({ words, picture }: NoteTarget) =>
  picture === undefined ? shorten(words) : `Image\u00A0: ${shorten(picture)}`;

/** Everything that a note can be about, by mouse or without one. */
export function listChoices(documents: readonly NotedDocument[], given: NoteTarget | null): Choice[] {
  const whole = toWholePage(documents);
  return [
    ...(given ? [{ label: toLabel(given), target: given }] : []),
    ...(whole ? [{ label: 'Toute la page', target: whole }] : []),
    ...listBlockTargets(documents).map(({ label, target }) => ({ label: shorten(label), target })),
    ...listPictureTargets(documents).map(({ target }) => ({ label: toLabel(target), target })),
  ].map((choice, index) => ({ ...choice, value: String(index) }));
}
