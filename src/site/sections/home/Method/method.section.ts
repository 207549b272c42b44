import type { z } from 'zod';
import { group, identifier, line, lines, list, text } from '#site/contents/fields.ts';
import { describeSection } from '#site/contents/section.ts';
import { methodContent } from './method.content.ts';

export const methodSchema = group('Méthode', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  lead: text('Introduction', 260),
  steps: list(
    'Étapes',
    group('Étape', {
      id: identifier(),
      title: line('Titre', 40),
      subtitle: line('Sous-titre', 30),
      description: text('Description', 160),
      duration: line('Durée', 20),
      deliverables: lines('Livrables', { min: 1, max: 6, length: 50, item: 'Livrable' }),
      metrics: group('Résultats', { success: line('Réussite', 8), projects: line('Projets', 8) }),
    }),
    { min: 4, max: 4 },
  ),
});

/** What the four steps of the method say (product 2.6). */
export type MethodContent = z.infer<typeof methodSchema>;

export default describeSection({
  key: 'home/method',
  title: 'Méthode',
  group: 'pages',
  pages: ['home'],
  order: 4,
  schema: methodSchema,
  content: methodContent,
});
