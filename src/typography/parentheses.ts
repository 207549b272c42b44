import { BLANK, type Edit } from './rule.ts';

/** A pair with words inside; none of the faces « :( mot :) ». */
const pairs = new RegExp(
  `(?<![:;=]-?)\\(([${BLANK}]*)(?=[\\p{L}\\p{N}«“"])[^()\\n]*?[\\p{L}\\p{M}\\p{N}»”"’.!?…%$€°]([${BLANK}]*)(?<![:;=]-?)\\)`,
  'gu',
);

/** The blanks inside of ( ). */
export function* findBlanksInParentheses(text: string): Generator<Edit> {
  for (const { 0: pair, 1: ahead = '', 2: behind = '', index } of text.matchAll(pairs)) {
    const end = index + pair.length - 1;
    if (ahead) yield { start: index + 1, end: index + 1 + ahead.length, replacement: '' };
    if (behind) yield { start: end - behind.length, end, replacement: '' };
  }
}
