import { zodResolver } from '@hookform/resolvers/zod';
import { contactMessageSchema } from '#data/leads/contactMessage.schema.ts';

/** Checks and cleans what a visitor has written. */
export const resolve = zodResolver(contactMessageSchema);
