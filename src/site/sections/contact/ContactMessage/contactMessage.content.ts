import type { ContactMessageContent } from './contactMessage.section.ts';

export const contactMessageContent = {
  title: 'Écrivez-nous',
  lead: 'Trois phrases suffisent. Si vous connaissez votre échéance ou votre budget, ajoutez-les.',
  privacy: 'Vos renseignements servent seulement à vous répondre.',
} satisfies ContactMessageContent;
