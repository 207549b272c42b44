// The small zod: a public page loads it, once somebody comes to the form.
import * as z from 'zod/mini';
import { isEmail, noEmail, normalizeEmail } from '#data/emailAddress.ts';
import { cleanLine, cleanText } from '#data/text.ts';

// Without this, zod probes whether it may compile code, which the site's Content-Security-Policy refuses aloud.
z.config({ jitless: true });

const upTo = (length: number, what: string, clean: (text: string) => string) =>
  z
    .string()
    .check(
      z.overwrite(clean),
      z.trim(),
      z.maxLength(length, `Raccourcissez ${what}\u00A0: ${length} caractères au plus.`),
    );

/** One line that may stay empty; `what` is what somebody is to shorten. */
export const lineUpTo = (length: number, what = 'ce texte') => upTo(length, what, cleanLine);

/** The same of several lines. */
export const textUpTo = (length: number, what = 'ce texte') => upTo(length, what, cleanText);

/** Who writes, registers or books: the fields that every form for visitors has. */
export const personShape = {
  firstName: lineUpTo(100),
  lastName: lineUpTo(100),
  email: z
    .string()
    .check(
      z.overwrite(cleanLine),
      z.overwrite(normalizeEmail),
      z.maxLength(254, 'Ce courriel est trop long.'),
      z.refine(isEmail, noEmail),
    ),
  company: lineUpTo(200),
  /** Nobody sees this field: what fills it is a robot. */
  website: z.string(),
};

const personSchema = z.object(personShape);

export type PersonInput = z.infer<typeof personSchema>;
