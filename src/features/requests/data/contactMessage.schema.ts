import * as z from 'zod/mini';
import { personShape, textUpTo } from './person.schema.ts';
import { zodResolver } from '@hookform/resolvers/zod';

const message = textUpTo(5000, 'votre message');

/** The contact form. What it refuses is only what isn't an e-mail (product: contact form); an empty message says nothing. */
export const contactMessageSchema = z.object({
  ...personShape,
  service: z.string(),
  message: message.check(z.minLength(1, 'Écrivez votre message.')),
});

/** The same beside an estimate, which says what it is about: the message may stay empty. */
export const estimateMessageSchema = z.object({ ...personShape, service: z.string(), message });

export type ContactMessageInput = z.infer<typeof contactMessageSchema>;

/** Checks and cleans what a visitor has written. */
export const resolve = zodResolver(contactMessageSchema);

/** The same for what is written beside an estimate. */
export const resolveWithEstimate = zodResolver(estimateMessageSchema);
