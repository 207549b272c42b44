import { cleanLine, cleanText } from '../text.ts';
import { z } from '../zod.ts';
import type { MediaItem } from './media.ts';

/** The form beside a medium: what can be said of a file after it was sent. */
export const mediaDetailsSchema = z.object({
  title: z
    .string()
    .overwrite(cleanLine)
    .trim()
    .min(1, 'Le titre est requis.')
    .max(300, 'Raccourcissez le titre : 300 caractères au plus.'),
  alt_text: z.string().overwrite(cleanText).max(2000, 'Raccourcissez ce texte : 2000 caractères au plus.'),
  description: z.string().overwrite(cleanText).max(5000, 'Raccourcissez ce texte : 5000 caractères au plus.'),
});

export type MediaDetails = z.infer<typeof mediaDetailsSchema>;

/** The form of a medium. */
export function mediaDetailsOf({ title, alt_text, description }: MediaItem): MediaDetails {
  return { title, alt_text: alt_text ?? '', description: description ?? '' };
}
