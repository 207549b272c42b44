import * as z from 'zod/mini';
import { lineUpTo, personShape, textUpTo } from '#features/requests/data/person.schema.ts';
import { zodResolver } from '@hookform/resolvers/zod';

const named = (sentence: string) => lineUpTo(100).check(z.minLength(1, sentence));

/** The form of a registration: who comes, with whom, and a word. */
const registrationSchema = z.object({
  ...personShape,
  firstName: named('Entrez votre prénom.'),
  lastName: named('Entrez votre nom.'),
  seats: z.string(),
  /** The names of those who come along; some may be missing. */
  others: z.array(lineUpTo(100)),
  message: textUpTo(5000, 'votre mot'),
});

export type RegistrationInput = z.infer<typeof registrationSchema>;

/** Checks and cleans what somebody registers with. */
export const resolve = zodResolver(registrationSchema);
