import { formatDay } from '#data/formats.ts';
import { formatPrice } from '#data/price.ts';
import {
  type FoundEntries,
  type FoundEntry,
  foundKinds,
  isFoundKind,
} from '#features/search/data/search.queries.ts';

const formatSecond = (second: number) =>
  `${Math.floor(second / 60)}\u00A0min ${String(second % 60).padStart(2, '0')}`;

/** What kind of thing was found, its day, what it costs, and when it is said in a transcript. */
export const describeFound = ({ kind, day, price, second }: FoundEntry) =>
  [
    foundKinds[isFoundKind(kind) ? kind : 'page'].one,
    day && formatDay(day),
    price !== null && formatPrice(price),
    second !== null && `à ${formatSecond(second)}`,
  ]
    .filter(Boolean)
    .join(', ');

/** What to make of results that say something else than what was looked for: which word stands nowhere, and what was meant. */
export const describeNearness = (
  query: string,
  { corrected, misspelled }: Pick<FoundEntries, 'corrected' | 'misspelled'>,
) =>
  corrected
    ? `Rien ne dit «\u00A0${misspelled.join('\u00A0», «\u00A0')}\u00A0». Voici ce que dit «\u00A0${corrected}\u00A0».`
    : `Rien ne dit «\u00A0${query}\u00A0» en entier. Voici ce qui en dit une partie.`;

/** Where it is; the player starts at the second. */
export const toFoundPath = ({ path, second }: FoundEntry) => (second === null ? path : `${path}#t=${second}`);
