import { zodResolver } from '@hookform/resolvers/zod';
import { contactMessageSchema } from '#data/messages/contactMessage.schema.ts';

/** Checks and cleans what a visitor has written. */
export const resolve = zodResolver(contactMessageSchema);
