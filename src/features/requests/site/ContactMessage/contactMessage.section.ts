import type { z } from 'zod';
import { group, line, optionalText, text } from '#documents/contents/fields.ts';
import { describeSection } from '#documents/contents/section.ts';

export const contactMessageSchema = group('Formulaire', {
  title: line('Titre', 60),
  lead: text('Introduction', 200),
  privacy: optionalText('Sous le formulaire', 160, 'Le lien vers la politique de confidentialité suit.'),
});

/** What stands above the contact form (product: contact form). */
export type ContactMessageContent = z.infer<typeof contactMessageSchema>;

export const contactMessageContent = {
  title: 'Écrivez-nous',
  lead: 'Trois phrases suffisent. Si vous connaissez votre échéance ou votre budget, ajoutez-les.',
  privacy: 'Vos renseignements servent seulement à vous répondre.',
} satisfies ContactMessageContent;

export default describeSection({
  key: 'contact/message',
  title: 'Formulaire',
  order: 1,
  schema: contactMessageSchema,
  content: contactMessageContent,
});
