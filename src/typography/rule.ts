import type { Source } from './sources.ts';

/** The no-break space of Québec's texts, U+00A0. */
export const NO_BREAK = '\u00a0';

/** The narrow one, U+202F: no rule puts it in, and none takes it away, for the Office advises it where it can be had. */
export const NARROW = '\u202f';

/** Stands for what isn't prose: code, HTML, an address, the value of an expression. */
export const OPAQUE = '\ufffc';

/** Within a class of a pattern: blanks at which a line may break. */
export const BREAKING = ' \\t\\u2009';

/** Within a class of a pattern: every blank of a line. */
export const BLANK = `${BREAKING}${NO_BREAK}${NARROW}`;

/** Within a class of a pattern: what a word, a number or a quotation ends with. */
export const END = `\\p{L}\\p{M}\\p{N})\\]»"”’….%$€°${OPAQUE}`;

/** The characters from `start` on, before `end`, give way to `replacement`. */
export type Edit = { start: number; end: number; replacement: string };

/** One rule of Québec's typography. */
export type Rule = {
  /** In French, for people. */
  title: string;
  /** In French: what the rule says, in a sentence. */
  reason: string;
  source: Source;
  /** What the rule would change in a text; edits don't overlap. */
  find: (text: string) => Iterable<Edit>;
};

/** A rule by pattern: what `rewrite` makes of a match takes its place, unless it is null or the same. */
export const byPattern = (pattern: RegExp, rewrite: (...match: string[]) => string | null) =>
  function* (text: string): Generator<Edit> {
    for (const match of text.matchAll(pattern)) {
      const [found] = match;
      const replacement = rewrite(...match.map((group) => group ?? ''));
      if (replacement === null || replacement === found) continue;
      yield { start: match.index, end: match.index + found.length, replacement };
    }
  };

/** One search after the other. */
export const all = (...searches: Rule['find'][]) =>
  function* (text: string): Generator<Edit> {
    for (const search of searches) yield* search(text);
  };

/** Blanks as they have to be where a line may not break: one that already holds is left alone. */
export const unbroken = (blanks: string) => (blanks === NARROW ? NARROW : NO_BREAK);
