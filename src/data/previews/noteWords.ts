/** Whether a character counts where words are looked for: spaces, signs and marks differ between what is stored and what is shown. */
export const isCounted = (unit: string) => /[\p{L}\p{N}]/u.test(unit);

/** The letters and figures of a text. */
export const squeeze = (text: string) => text.split('').filter(isCounted).join('');

/** A text in Markdown about as it is read: without addresses, pictures, the signs of lists. */
export const withoutMarks = (markdown: string) =>
  markdown
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]/gm, '')
    .replaceAll(/&#?\w+;/g, '');
