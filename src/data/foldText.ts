/** Stands for an apostrophe where a keyboard or a program has no other, or a better one. */
const apostrophes = /[`\u00B4\u02BC\u2018\u2019\u201B\u2032]/g;

/** « jean francois » is as good a spelling as « Jean-François ». */
const hyphens = /[-\u2010-\u2015\u2212]/g;

/** Accents that stand alone, and the point between letters. */
const loneAccents = /[\^\u00A8\u00AF\u00B7\u00B8]/g;

/** Accents, and what chooses among the shapes of a sign. */
const marks = /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F]/g;

/** Places to break a word, joiners, directions: nobody sees them. */
const invisible = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

const blanks = /[\t-\r \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+/g;

/**
 * A text without what people leave out when they search: case, accents however they are written, ligatures, the kind of
 * apostrophe and of blank, hyphens, soft hyphens and whatever else nobody sees. The database's `private.folded` does the
 * same: `testing/foldedTexts.ts` holds both to it.
 */
export const foldText = (text: string): string =>
  text
    .replace(apostrophes, "'")
    .replace(loneAccents, '')
    .normalize('NFKD')
    .replace(hyphens, ' ')
    .replace(marks, '')
    .replace(invisible, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(blanks, ' ')
    .trim();
