import { dayField } from '#data/dayField.ts';
import { textField } from '#data/textField.ts';
import { z } from '#data/zod.ts';

/** Whether an incident may do serious harm, which decides who is notified (product: register of incidents), with its French name. */
export const incidentRisks = {
  low: 'Pas de risque de préjudice sérieux',
  serious: 'Risque de préjudice sérieux',
} as const;

/** An entry of the register of incidents. */
export const incidentSchema = z.object({
  happened_on: dayField(),
  description: textField(5000).min(1, 'Décrivez ce qui est arrivé.'),
  risk: z.enum(['low', 'serious']),
  notified: textField(2000).min(1, 'Dites qui a été prévenu, ou que personne ne l’a été.'),
});

export type IncidentInput = z.infer<typeof incidentSchema>;
