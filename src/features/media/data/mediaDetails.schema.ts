import { cleanText } from '#data/text.ts';
import { lineField } from '#data/textField.ts';
import { z } from '#data/zod.ts';
import type { MediaItem } from './media.ts';

/** The form beside a medium: how a file is described after it was sent. */
export const mediaDetailsSchema = z.object({
  title: lineField(300, 'le titre').min(1, 'Le titre est requis.'),
  alt_text: z.string().overwrite(cleanText).max(2000, 'Raccourcissez ce texte : 2000 caractères au plus.'),
  description: z.string().overwrite(cleanText).max(5000, 'Raccourcissez ce texte : 5000 caractères au plus.'),
  /** What has to stay in sight of a picture, from 0 to 1; null for the middle. */
  focal_x: z.number().min(0).max(1).nullable(),
  focal_y: z.number().min(0).max(1).nullable(),
});

export type MediaDetails = z.infer<typeof mediaDetailsSchema>;

/** The form of a medium. */
export function toMediaDetails({ alt_text, description, ...medium }: MediaItem): MediaDetails {
  const { title, focal_x, focal_y } = medium;
  return { title, alt_text: alt_text ?? '', description: description ?? '', focal_x, focal_y };
}
