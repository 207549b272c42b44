import type { z } from 'zod';
import { group, line, text } from '#documents/contents/fields.ts';
import { describeSection } from '#documents/contents/section.ts';

export const purposeSchema = group('Mission et vision', {
  mission: group('Mission', {
    title: line('Titre', 40),
    statement: text('Phrase à retenir', 120),
    description: text('Description', 260),
  }),
  vision: group('Vision', {
    title: line('Titre', 40),
    statement: text('Phrase à retenir', 120),
    description: text('Description', 260),
  }),
});

/** Mission and vision (product: about). */
export type PurposeContent = z.infer<typeof purposeSchema>;

export const purposeContent = {
  mission: {
    title: 'Notre mission',
    statement: 'Aider les organisations d’ici à dire clairement ce qu’elles font de bien.',
    description:
      'On conseille, on produit et on forme, pour que vous puissiez continuer sans nous. Un mandat réussi, c’est un client qui nous rappelle par envie, jamais par dépendance.',
  },
  vision: {
    title: 'Notre vision',
    statement: 'Un Québec où les bonnes idées font plus de bruit que les grosses voix.',
    description:
      'L’attention est rare et elle se mérite. On veut bâtir des marques qu’on écoute parce qu’elles ont quelque chose à dire, et qu’elles le disent bien.',
  },
} satisfies PurposeContent;

export default describeSection({
  key: 'about/purpose',
  title: 'Mission et vision',
  order: 3,
  schema: purposeSchema,
  content: purposeContent,
});
