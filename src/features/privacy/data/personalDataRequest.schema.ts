import { dayField } from '#data/dayField.ts';
import { isEmail, noEmail, normalizeEmail } from '#data/emailAddress.ts';
import { cleanLine } from '#data/text.ts';
import { z } from '#data/zod.ts';

/** What people ask for (product: requests about personal data), with its French name. */
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
