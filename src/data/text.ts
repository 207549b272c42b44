/** What some programs break lines with: Word (U+000B and U+000C), mainframes, and Unicode's own separators. */
const foreignBreaks = /[\v\f\u0085\u2028\u2029]/g;

/**
 * All control characters but tabs and line breaks, two that XML 1.0 can't carry either, and halves of characters: nobody
 * sees them. What turns the direction of writing would turn what stands after a text, too.
 */
const unwritable = /[^\P{Cc}\t\n\r]|[\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** A text of white space, the empty cell of Braille and what Unicode says isn't shown. */
const unseen = /^[\s\u0085\u2800\p{Default_Ignorable_Code_Point}]+$/u;

/**
 * A text as the database takes it. A paste from Word carries its line breaks as control characters, which the database
 * refuses for the sake of the feed: they become line breaks, what nobody sees is dropped, and nobody is refused for it. A
 * text that shows nothing is empty. The database has the same rule, `private.clean_text`.
 */
export const cleanText = (text: string) =>
  text.replace(foreignBreaks, '\n').replace(unwritable, '').replace(unseen, '');

/** The same for what has one line, such as a title, a name or an address: a line break becomes a space. */
export const cleanLine = (text: string) => cleanText(text).replace(/[\r\n]+/g, ' ');

/** The sentences of a text, each with where it begins; those that a mark and a blank end where the browser doesn't know any (Firefox 124). */
export const splitSentences = (text: string): { index: number; segment: string }[] =>
  'Segmenter' in Intl
    ? [...new Intl.Segmenter('fr', { granularity: 'sentence' }).segment(text)]
    : [...text.matchAll(/.+?(?:[.?!…]+\s+|$)/gs)].map(({ 0: segment, index }) => ({ index, segment }));
