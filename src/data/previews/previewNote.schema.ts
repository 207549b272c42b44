// The small zod: this module is part of a public page.
import * as z from 'zod/mini';
import { cleanText } from '../text.ts';
import { approvalSchema } from './approval.schema.ts';

/** What somebody has to say of some words or of a picture of a preview, or what words they would rather read. */
export const previewNoteSchema = z
  .object({
    name: approvalSchema.shape.name,
    note: z
      .string()
      .check(
        z.overwrite(cleanText),
        z.trim(),
        z.maxLength(1000, 'Raccourcissez votre note\u00A0: 1000 caractères au plus.'),
      ),
    proposal: z
      .string()
      .check(
        z.overwrite(cleanText),
        z.trim(),
        z.maxLength(5000, 'Raccourcissez votre texte\u00A0: 5000 caractères au plus.'),
      ),
  })
  .check(
    z.refine(({ note, proposal }) => note !== '' || proposal !== '', {
      path: ['note'],
      error: 'Écrivez une note ou d’autres mots.',
    }),
  );

/** What the form of a note holds; an empty field is an empty string. */
export type PreviewNoteInput = z.infer<typeof previewNoteSchema>;
