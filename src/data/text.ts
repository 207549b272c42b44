/** What some programs break lines with: Word (U+000B and U+000C), mainframes, and Unicode's own separators. */
const foreignBreaks = /[\v\f\u0085\u2028\u2029]/g;

/**
 * All control characters but tabs and line breaks, two that XML 1.0 can't carry either, and halves of characters: nobody
 * sees them.
 */
const unwritable = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|\p{Surrogate}/gu;

/**
 * A text as the database takes it. A paste from Word carries its line breaks as control characters, which the database
 * refuses for the sake of the feed: they become line breaks, what nobody sees is dropped, and nobody is refused for it.
 */
export const cleanText = (text: string) => text.replace(foreignBreaks, '\n').replace(unwritable, '');

/** The same for what has one line, such as a title, a name or an address: a line break becomes a space. */
export const cleanLine = (text: string) => cleanText(text).replace(/[\r\n]+/g, ' ');
