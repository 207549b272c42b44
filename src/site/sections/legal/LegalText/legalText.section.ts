import type { z } from 'zod';
import { group, identifier, line, list, openLink, optionalText, text } from '#documents/contents/fields.ts';
import { describeSection } from '#documents/contents/section.ts';
import { legalNoticeContent } from '../legalNotice.content.ts';
import { privacyPolicyContent } from '../privacyPolicy.content.ts';
import { termsOfServiceContent } from '../termsOfService.content.ts';

const block = group('Paragraphe ou liste', {
  text: optionalText('Paragraphe', 1200),
  items: list('Liste sous le paragraphe', text('Élément', 400), { min: 0, max: 12 }),
}).refine(({ text: paragraph, items }) => Boolean(paragraph) || items.length > 0, {
  path: ['text'],
  message: 'Écrivez un paragraphe, ou une liste.',
});

export const legalTextSchema = group('Texte juridique', {
  chapters: list(
    'Chapitres',
    group('Chapitre', {
      id: identifier(),
      title: line('Titre', 70),
      blocks: list('Paragraphes et listes', block, {
        min: 1,
        max: 12,
        toKey: ({ text: paragraph, items }) => paragraph || items[0],
      }),
      links: list('Liens', group('Lien', { label: line('Texte', 60), to: openLink() }), {
        min: 0,
        max: 3,
        toKey: ({ to }) => to,
      }),
    }),
    { min: 1, max: 30 },
  ),
});

/** A legal text, chapter by chapter (product: legal texts). */
export type LegalTextContent = z.infer<typeof legalTextSchema>;

export default [
  describeSection({
    key: 'privacyPolicy/text',
    title: 'Texte',
    order: 1,
    schema: legalTextSchema,
    content: privacyPolicyContent,
  }),
  describeSection({
    key: 'termsOfService/text',
    title: 'Texte',
    order: 1,
    schema: legalTextSchema,
    content: termsOfServiceContent,
  }),
  describeSection({
    key: 'legalNotice/text',
    title: 'Texte',
    order: 1,
    schema: legalTextSchema,
    content: legalNoticeContent,
  }),
];
