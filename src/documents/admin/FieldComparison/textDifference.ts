import { findCommonEnds } from '#richText/commonEnds.ts';

/** Characters of the common text that are shown around what differs. */
const AROUND = 80;

/** Two texts that have a beginning and an end in common: each part is shown once, long common ones shortened. */
export type TextDifference = { before: string; one: string; other: string; after: string };

const isLetter = (character = '') => /[\p{L}\p{N}]/u.test(character);

/** Where two texts differ, from the first word that does to the last. */
export function textDifference(one: string, other: string): TextDifference {
  let { start, end } = findCommonEnds(one, other);
  while (isLetter(one[start - 1]) && (isLetter(one[start]) || isLetter(other[start]))) start -= 1;
  while (end > 0 && isLetter(one.at(-end)) && (isLetter(one.at(-1 - end)) || isLetter(other.at(-1 - end))))
    end -= 1;
  const before = one.slice(0, start);
  const after = one.slice(one.length - end);
  return {
    before: before.length > AROUND ? `…${before.slice(-AROUND)}` : before,
    one: one.slice(start, one.length - end),
    other: other.slice(start, other.length - end),
    after: after.length > AROUND ? `${after.slice(0, AROUND)}…` : after,
  };
}
