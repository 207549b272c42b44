// The small zod: this module is part of a public page.
import * as z from 'zod/mini';
import { cleanLine, cleanText } from '#data/text.ts';

// Without this, zod probes whether it may compile code, which the site's Content-Security-Policy refuses aloud.
z.config({ jitless: true });

/** Who approves a document or a release, and what they want to say about it. */
export const approvalSchema = z.object({
  name: z
    .string()
    .check(
      z.overwrite(cleanLine),
      z.trim(),
      z.minLength(1, 'Écrivez votre nom.'),
      z.maxLength(100, 'Raccourcissez votre nom\u00A0: 100 caractères au plus.'),
    ),
  comment: z
    .string()
    .check(
      z.overwrite(cleanText),
      z.trim(),
      z.maxLength(1000, 'Raccourcissez votre mot\u00A0: 1000 caractères au plus.'),
    ),
});

export type ApprovalInput = z.infer<typeof approvalSchema>;
