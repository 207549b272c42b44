import { dayField } from '../dayField.ts';
import { isEmail, noEmail, normalizeEmail } from '../emailAddress.ts';
import { cleanLine } from '../text.ts';
import { z } from '../zod.ts';

/** What people ask for (product 13.2), with its French name. */
export const requestKinds = { access: 'Accès', erasure: 'Effacement' } as const;

/** A request that arrived. */
export const personalDataRequestSchema = z.object({
  kind: z.enum(['access', 'erasure']),
  email: z
    .string()
    .overwrite(cleanLine)
    .overwrite(normalizeEmail)
    .max(254, 'Ce courriel est trop long.')
    .refine(isEmail, noEmail),
  receivedOn: dayField(),
});

export type PersonalDataRequestInput = z.infer<typeof personalDataRequestSchema>;
