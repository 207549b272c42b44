/** Letters without accents and case, by which people search. */
const simplify = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** Whether each word of a search begins a word of a text, whatever their accents. */
export function matchWords(text: string, search: string): boolean {
  const words = simplify(text).split(/[^a-z0-9]+/);
  return simplify(search)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .every((wanted) => words.some((word) => word.startsWith(wanted)));
}
