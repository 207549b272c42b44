// The small zod: this module is part of a public page.
import * as z from 'zod/mini';
import { lineUpTo, textUpTo } from '#features/requests/data/person.schema.ts';

/** Who approves a document or a release, and what they want to say about it. */
export const approvalSchema = z.object({
  name: lineUpTo(100, 'votre nom').check(z.minLength(1, 'Écrivez votre nom.')),
  comment: textUpTo(1000, 'votre mot'),
});

export type ApprovalInput = z.infer<typeof approvalSchema>;

/** What a text that the database bounds may hold. */
export const mostOfNote = { note: 1000, words: 5000, notes: 100 } as const;

/** What somebody has to say of some words or of a picture of a preview, or what words they would rather read. */
export const previewNoteSchema = z
  .object({
    name: approvalSchema.shape.name,
    note: textUpTo(mostOfNote.note, 'votre note'),
    /** As the words are; otherwise, other words. */
    proposal: textUpTo(mostOfNote.words, 'votre texte'),
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
