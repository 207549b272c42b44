import { zodResolver } from '@hookform/resolvers/zod';
import {
  contactMessageSchema,
  estimateMessageSchema,
} from '#features/requests/data/contactMessage.schema.ts';

/** Checks and cleans what a visitor has written. */
export const resolve = zodResolver(contactMessageSchema);

/** The same for what is written beside an estimate. */
export const resolveWithEstimate = zodResolver(estimateMessageSchema);
