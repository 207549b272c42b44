import * as z from 'zod/mini';
import { personShape } from './person.schema.ts';
import { cleanText } from '../text.ts';

/** The contact form. What it refuses is only what isn't an e-mail (product 3.10); an empty message says nothing. */
export const contactMessageSchema = z.object({
  ...personShape,
  service: z.string(),
  message: z
    .string()
    .check(
      z.overwrite(cleanText),
      z.trim(),
      z.minLength(1, 'Écrivez votre message.'),
      z.maxLength(5000, 'Raccourcissez votre message : 5000 caractères au plus.'),
    ),
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
