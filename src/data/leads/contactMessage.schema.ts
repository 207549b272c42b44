// The small zod: a public page loads it, once somebody comes to the form.
import * as z from 'zod/mini';
import { cleanLine, cleanText } from '../text.ts';

// Without this, zod probes whether it may compile code, which the site's Content-Security-Policy refuses aloud.
z.config({ jitless: true });

const upTo = (length: number) =>
  z
    .string()
    .check(
      z.overwrite(cleanLine),
      z.trim(),
      z.maxLength(length, `Raccourcissez ce texte : ${length} caractères au plus.`),
    );

/** The contact form. What it refuses is only what isn't an e-mail (product 3.10); an empty message says nothing. */
export const contactMessageSchema = z.object({
  firstName: upTo(100),
  lastName: upTo(100),
  email: z
    .string()
    .check(
      z.overwrite(cleanLine),
      z.trim(),
      z.maxLength(254, 'Ce courriel est trop long.'),
      z.regex(/^[^@\s]+@[^@\s]+$/, 'Entrez un courriel, comme nom@exemple.ca.'),
    ),
  company: upTo(200),
  service: z.string(),
  message: z
    .string()
    .check(
      z.overwrite(cleanText),
      z.trim(),
      z.minLength(1, 'Écrivez votre message.'),
      z.maxLength(5000, 'Raccourcissez votre message : 5000 caractères au plus.'),
    ),
  /** Nobody sees this field: what fills it is a robot. */
  website: z.string(),
});

export type ContactMessageInput = z.infer<typeof contactMessageSchema>;

export const emptyContactMessage: ContactMessageInput = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  service: '',
  message: '',
  website: '',
};
