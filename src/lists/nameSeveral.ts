/** Most of the names that a question lists. */
const NAMED = 5;

const list = new Intl.ListFormat('fr-CA');

/** « « Le trac », « La voix » et 3 autres »; of one, its name alone. */
export function nameSeveral(names: readonly string[]): string {
  if (names.length === 1) return names[0] ?? '';
  const shown = names.slice(0, NAMED).map((name) => `«\u00A0${name}\u00A0»`);
  const left = names.length - shown.length;
  return list.format(left > 0 ? [...shown, `${left} autre${left > 1 ? 's' : ''}`] : shown);
}
