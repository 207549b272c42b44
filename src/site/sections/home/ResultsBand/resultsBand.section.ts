import type { z } from 'zod';
import { group, line, list } from '#documents/contents/fields.ts';
import { addedChoice, number } from '#documents/contents/valueFields.ts';
import { describeSection } from '#documents/contents/section.ts';

export const resultsBandSchema = group('Résultats', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  rating: group('Note', {
    value: number('Note sur 5', { min: 0, max: 5, step: 0.1 }),
    label: line('Note telle qu’elle s’affiche', 8),
    note: line('Ce qu’elle dit', 60),
  }),
  stats: list(
    'Chiffres',
    group('Chiffre', {
      value: line('Valeur', 10),
      label: line('Ce qu’elle compte', 60),
      gesture: addedChoice('Geste dessiné au-dessus', {
        none: 'Aucun',
        deliver: 'Deux mains qui livrent',
        agree: 'Deux mains qui se tapent',
        listen: 'Une main derrière l’oreille',
        press: 'Un doigt sur «\u00A0lecture\u00A0»',
      }),
    }),
    { min: 1, max: 4, toKey: ({ label }) => label },
  ),
});

/** Four figures, each with a gesture, and the average mark of our clients. */
export type ResultsBandContent = z.infer<typeof resultsBandSchema>;

export const resultsBandContent = {
  eyebrow: 'Résultats',
  title: 'Ce que nos clients entendent revenir',
  rating: { value: 4.9, label: '4.9/5', note: 'Note moyenne donnée par nos clients' },
  stats: [
    { value: '150+', label: 'projets livrés', gesture: 'deliver' },
    { value: '95\u00A0%', label: 'de clients satisfaits', gesture: 'agree' },
    { value: '50K+', label: 'auditeurs', gesture: 'listen' },
    { value: '2M+', label: 'écoutes', gesture: 'press' },
  ],
} satisfies ResultsBandContent;

export default describeSection({
  key: 'home/resultsBand',
  title: 'Résultats',
  order: 2,
  schema: resultsBandSchema,
  content: resultsBandContent,
});
