import { foldText } from '#data/foldText.ts';

/** The words of an address or a title that say something. */
const wordsOf = (text: string) =>
  foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 3 && word !== 'html');

/** Whether two words begin alike: « tarif » and « tarifs », « formation » and « formations ». */
const areAlike = (one: string, other: string) =>
  one.startsWith(other.slice(0, Math.max(4, other.length - 2))) &&
  other.startsWith(one.slice(0, Math.max(4, one.length - 2)));

/** The page that an address most likely meant: the shortest that shares most of its words, else the nearest above it, else the home page. */
export function suggestTarget(path: string, pages: readonly { value: string; label: string }[]): string {
  const wanted = wordsOf(path);
  let [best, most] = ['', 0];
  for (const { value, label } of pages) {
    const own = wordsOf(`${value} ${label}`);
    const shared = wanted.filter((word) => own.some((known) => areAlike(word, known))).length;
    if (shared > most || (best && shared === most && value.length < best.length))
      [best, most] = [value, shared];
  }
  if (best) return best;
  const above = pages
    .map(({ value }) => value)
    .filter((value) => value !== '/' && path.startsWith(`${value}/`))
    .toSorted((one, other) => other.length - one.length);
  return above[0] ?? '/';
}
