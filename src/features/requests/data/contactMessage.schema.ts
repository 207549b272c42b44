import * as z from 'zod/mini';
import { personShape } from './person.schema.ts';
import { cleanText } from '#data/text.ts';

const message = z
  .string()
  .check(
    z.overwrite(cleanText),
    z.trim(),
    z.maxLength(5000, 'Raccourcissez votre message\u00A0: 5000 caractères au plus.'),
  );

/** The contact form. What it refuses is only what isn't an e-mail (product: contact form); an empty message says nothing. */
export const contactMessageSchema = z.object({
  ...personShape,
  service: z.string(),
  message: message.check(z.minLength(1, 'Écrivez votre message.')),
});

/** The same beside an estimate, which says what it is about: the message may stay empty. */
export const estimateMessageSchema = z.object({ ...personShape, service: z.string(), message });

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
