import { isEmail, noEmail, normalizeEmail } from '#data/emailAddress.ts';
import { lineField, textField } from '#data/textField.ts';
import { z } from '#data/zod.ts';
import { type LeadSource, leadSources } from './lead.ts';
import type { EnteredLead } from './leadEvents.queries.ts';

const countDigits = (phone: string) => phone.replaceAll(/\D/g, '').length;

/** A request that somebody of the team enters: whoever called may leave a number alone. */
export const enteredLeadSchema = z
  .object({
    source: z.enum(Object.keys(leadSources) as [LeadSource, ...LeadSource[]]),
    firstName: lineField(100),
    lastName: lineField(100),
    phone: lineField(40).refine(
      (phone) => phone === '' || (countDigits(phone) >= 7 && countDigits(phone) <= 20),
      'Entrez un numéro de téléphone\u00A0: 418 555-0192.',
    ),
    email: lineField(254)
      .overwrite(normalizeEmail)
      .refine((email) => email === '' || isEmail(email), noEmail),
    company: lineField(200),
    /** Empty for none. */
    service: z.string(),
    message: textField(5000).min(1, 'Écrivez ce que la personne demande.'),
    isAcknowledged: z.boolean(),
    acknowledgement: textField(5000),
  })
  .refine(({ phone, email }) => phone !== '' || email !== '', {
    path: ['phone'],
    message: 'Entrez un téléphone ou un courriel\u00A0: sans l’un ou l’autre, personne ne peut répondre.',
  })
  .refine(({ isAcknowledged, email }) => !isAcknowledged || email !== '', {
    path: ['email'],
    message: 'Entrez le courriel où envoyer l’accusé de réception.',
  })
  .refine(({ isAcknowledged, acknowledgement }) => !isAcknowledged || acknowledgement !== '', {
    path: ['acknowledgement'],
    message: 'Écrivez l’accusé de réception.',
  });

export type EnteredLeadInput = z.infer<typeof enteredLeadSchema>;

/** What the database takes of the form. */
export const toEnteredLead = (input: EnteredLeadInput): EnteredLead => ({
  source: input.source,
  first_name: input.firstName || null,
  last_name: input.lastName || null,
  phone: input.phone || null,
  email: input.email || null,
  company: input.company || null,
  service: input.service || null,
  message: input.message,
});
