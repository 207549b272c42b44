import { cleanText } from '#data/text.ts';
import { z } from '#data/zod.ts';

/** Why an article is published in spite of errors (product: publishing in spite of errors): the revision keeps it. */
export const publishReasonSchema = z.object({
  reason: z
    .string()
    .overwrite(cleanText)
    .trim()
    .refine((text) => (text.match(/\p{L}/gu)?.length ?? 0) >= 3, 'Dites pourquoi, en trois lettres au moins.')
    .max(500, 'Raccourcissez cette raison : 500 caractères au plus.'),
});

export type PublishReason = z.infer<typeof publishReasonSchema>;
