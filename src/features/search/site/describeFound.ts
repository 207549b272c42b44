import { formatDay } from '#data/formats.ts';
import { type FoundEntry, foundKinds, isFoundKind } from '#features/search/data/search.queries.ts';

const formatSecond = (second: number) =>
  `${Math.floor(second / 60)}\u00A0min ${String(second % 60).padStart(2, '0')}`;

/** What kind of thing was found, its day, and when it is said in a transcript. */
export const describeFound = ({ kind, day, second }: FoundEntry) =>
  [
    foundKinds[isFoundKind(kind) ? kind : 'page'].one,
    day && formatDay(day),
    second !== null && `à ${formatSecond(second)}`,
  ]
    .filter(Boolean)
    .join(', ');

/** Where it is; the player starts at the second. */
export const toFoundPath = ({ path, second }: FoundEntry) => (second === null ? path : `${path}#t=${second}`);

/** A sentence on one line: what stands before the first marked word is cut, or the word might not be seen. */
export function startNear([before = '', ...others]: readonly string[]): readonly string[] {
  const most = 24;
  if (others.length === 0 || before.length <= most) return [before, ...others];
  return [`… ${before.slice(-most).replace(/^\S*\s+/, '')}`, ...others];
}
