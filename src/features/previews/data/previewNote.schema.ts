// The small zod: this module is part of a public page.
import * as z from 'zod/mini';
import { cleanText } from '#data/text.ts';
import { approvalSchema } from './approval.schema.ts';

/** What a text that the database bounds may hold. */
export const mostOfNote = { note: 1000, words: 5000, notes: 100 } as const;

/** What somebody has to say of some words or of a picture of a preview, or what words they would rather read. */
export const previewNoteSchema = z
  .object({
    name: approvalSchema.shape.name,
    note: z
      .string()
      .check(
        z.overwrite(cleanText),
        z.trim(),
        z.maxLength(mostOfNote.note, 'Raccourcissez votre note\u00A0: 1000 caractères au plus.'),
      ),
    /** As the words are; otherwise, other words. */
    proposal: z
      .string()
      .check(
        z.overwrite(cleanText),
        z.trim(),
        z.maxLength(mostOfNote.words, 'Raccourcissez votre texte\u00A0: 5000 caractères au plus.'),
      ),
    /** What the note is about; empty for a picture. */
    words: z.string(),
  })
  .check(
    z.refine(({ note, proposal, words }) => note !== '' || !['', words].includes(proposal), {
      path: ['note'],
      error: 'Écrivez une note, ou changez les mots.',
    }),
  );

/** What the form of a note holds. */
export type PreviewNoteInput = z.infer<typeof previewNoteSchema>;
