/** Letters without accents and case, by which people search. */
const simplify = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('œ', 'oe').toLowerCase();

/** Words that name nothing: « fermer un jour » and « fermer le 19 » begin alike. */
const empty = new Set(
  'a au aux ce cet cette d dans de des du en et l la le les ma mes mon nos notre pour qu s sur un une'.split(
    ' ',
  ),
);

/** Whether each word of a search begins a word of a text, whatever their accents, their number and what stands between them. */
export function matchWords(text: string, search: string): boolean {
  const words = simplify(text).split(/[^a-z0-9]+/);
  const wanted = simplify(search)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const telling = wanted.filter((word) => !empty.has(word));
  return (telling.length > 0 ? telling : wanted).every((word) => {
    const singular = word.length > 3 ? word.replace(/[sx]$/, '') : word;
    return words.some((one) => one.startsWith(singular));
  });
}
