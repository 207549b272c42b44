import * as z from 'zod/mini';
import { lineUpTo, personShape, textUpTo } from '#features/requests/data/person.schema.ts';

const named = (sentence: string) => lineUpTo(100).check(z.minLength(1, sentence));

/** The form of a registration: who comes, with whom, and a word. */
export const registrationSchema = z.object({
  ...personShape,
  firstName: named('Entrez votre prénom.'),
  lastName: named('Entrez votre nom.'),
  seats: z.string(),
  /** The names of those who come along; some may be missing. */
  others: z.array(lineUpTo(100)),
  message: textUpTo(5000, 'votre mot'),
});
