import { cleanLine, cleanText } from './text.ts';
import { z } from './zod.ts';

const tooLong = (most: number, what: string) => `Raccourcissez ${what}\u00A0: ${most} caractères au plus.`;

/** A line that somebody types, of so many characters at most; `what` is what they are to shorten. */
export const lineField = (most: number, what = 'ce texte') =>
  z.string().overwrite(cleanLine).trim().max(most, tooLong(most, what));

/** The same of several lines. */
export const textField = (most: number, what = 'ce texte') =>
  z.string().overwrite(cleanText).trim().max(most, tooLong(most, what));
