import { dayField } from '#data/dayField.ts';
import { cleanText } from '#data/text.ts';
import { z } from '#data/zod.ts';

/** Whether an incident may do serious harm, which decides who is notified (product: register of incidents), with its French name. */
export const incidentRisks = {
  low: 'Pas de risque de préjudice sérieux',
  serious: 'Risque de préjudice sérieux',
} as const;

const words = (most: number, missing: string) =>
  z
    .string()
    .overwrite(cleanText)
    .trim()
    .min(1, missing)
    .max(most, `Raccourcissez ce texte : ${most} caractères au plus.`);

/** An entry of the register of incidents. */
export const incidentSchema = z.object({
  happened_on: dayField(),
  description: words(5000, 'Décrivez ce qui est arrivé.'),
  risk: z.enum(['low', 'serious']),
  notified: words(2000, 'Dites qui a été prévenu, ou que personne ne l’a été.'),
});

export type IncidentInput = z.infer<typeof incidentSchema>;
