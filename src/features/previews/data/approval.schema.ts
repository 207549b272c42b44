// The small zod: this module is part of a public page.
import * as z from 'zod/mini';
import { lineUpTo, textUpTo } from '#features/requests/data/person.schema.ts';

/** Who approves a document or a release, and what they want to say about it. */
export const approvalSchema = z.object({
  name: lineUpTo(100, 'votre nom').check(z.minLength(1, 'Écrivez votre nom.')),
  comment: textUpTo(1000, 'votre mot'),
});

export type ApprovalInput = z.infer<typeof approvalSchema>;
