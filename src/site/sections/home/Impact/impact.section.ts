import type { z } from 'zod';
import { action, figure, figures, group, line, text } from '#documents/contents/fields.ts';
import { describeSection } from '#documents/contents/section.ts';
import { paths } from '#paths.ts';

export const impactSchema = group('Impact', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  text: text('Texte', 240),
  growth: figure('Chiffre qui mène'),
  stats: figures({ min: 1, max: 4 }),
  action: action(),
});

/** What a voice that carries changes, in figures. */
export type ImpactContent = z.infer<typeof impactSchema>;

export const impactContent = {
  eyebrow: 'Notre impact',
  title: 'Une voix qui porte, ça se mesure',
  text: 'Nos clients ne cherchent pas des vues : ils veulent qu’on les rappelle. Nous suivons avec eux ce qui compte, de la première écoute à la signature.',
  growth: { value: '+340 %', label: 'd’auditoire en un an, en moyenne, pour nos balados' },
  stats: [
    { value: '98 %', label: 'de satisfaction après la livraison' },
    { value: '15 jours', label: 'de délai de livraison moyen, après la dernière prise' },
    { value: '85 %', label: 'de nos clients nous recommandent' },
  ],
  action: { label: 'Mesurer votre potentiel', to: paths.contact },
} satisfies ImpactContent;

export default describeSection({
  key: 'home/impact',
  title: 'Impact',
  order: 5,
  schema: impactSchema,
  content: impactContent,
});
