import type { z } from 'zod';
import { choice, group, icon, identifier, line, lines, link, list, text } from '#site/contents/fields.ts';
import { describeSection } from '#site/contents/section.ts';
import { servicesShowcaseContent } from './servicesShowcase.content.ts';

export const servicesShowcaseSchema = group('Services', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  lead: text('Introduction', 260),
  services: list(
    'Services',
    group('Service', {
      id: identifier(),
      icon: icon(),
      title: line('Nom', 40),
      description: text('Description', 200),
      features: lines('Ce qu’il comprend', { min: 1, max: 5, length: 70 }),
      metrics: group('Chiffres', {
        projects: line('Projets', 8),
        satisfaction: line('Satisfaction', 8),
        growth: line('Croissance', 8),
      }),
      colour: choice('Fond de la carte', {
        navy: 'Marine (mène)',
        sky: 'Ciel',
        signal: 'Signal',
        aurora: 'Aurore',
      }),
      link: link(),
    }),
    { min: 4, max: 4 },
  ),
});

/** What the four service cards say (product 2.7): each is one link to its page. */
export type ServicesShowcaseContent = z.infer<typeof servicesShowcaseSchema>;

export default describeSection({
  key: 'home/servicesShowcase',
  title: 'Services',
  group: 'services',
  pages: ['home'],
  order: 3,
  schema: servicesShowcaseSchema,
  content: servicesShowcaseContent,
});
