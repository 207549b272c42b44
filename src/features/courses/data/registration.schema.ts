import * as z from 'zod/mini';
import { lineUpTo, personShape } from '#features/requests/data/person.schema.ts';
import { cleanText } from '#data/text.ts';

const named = (sentence: string) => lineUpTo(100).check(z.minLength(1, sentence));

/** The form of a registration: who comes, with whom, and a word. */
export const registrationSchema = z.object({
  ...personShape,
  firstName: named('Entrez votre prénom.'),
  lastName: named('Entrez votre nom.'),
  seats: z.string(),
  /** The names of those who come along; some may be missing. */
  others: z.array(lineUpTo(100)),
  message: z
    .string()
    .check(
      z.overwrite(cleanText),
      z.trim(),
      z.maxLength(5000, 'Raccourcissez votre mot\u00A0: 5000 caractères au plus.'),
    ),
});
