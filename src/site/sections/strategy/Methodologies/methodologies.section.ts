import type { z } from 'zod';
import { group, identifier, line, lines, list, text } from '#documents/contents/fields.ts';
import { describeSection } from '#documents/contents/section.ts';

export const methodologiesSchema = group('Méthodologies', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  lead: text('Introduction', 260),
  methodologies: list(
    'Méthodologies',
    group('Méthodologie', {
      id: identifier(),
      name: line('Nom', 50),
      description: text('Description', 220),
      tools: lines('Outils', { min: 1, max: 8, length: 40 }),
      duration: line('Durée', 24),
    }),
    { min: 1, max: 3 },
  ),
});

/** The ways of working; the first one leads (product: strategy). */
export type MethodologiesContent = z.infer<typeof methodologiesSchema>;

export const methodologiesContent = {
  eyebrow: 'Méthodologies',
  title: 'Des méthodes éprouvées chez nous d’abord',
  lead: 'On ne vend pas d’acronyme. Voici ce qu’on fait vraiment dans la salle, et le temps que ça prend.',
  methodologies: [
    {
      id: 'audit',
      name: 'L’écoute à 360 degrés',
      description:
        'On interroge ceux qui vous aiment, ceux qui vous ignorent et ceux qui sont partis. Le portrait est franc, et il tient sur quatre pages.',
      tools: ['Entrevues individuelles', 'Sondage éclair', 'Analyse des mentions', 'Revue de presse'],
      duration: '2 semaines',
    },
    {
      id: 'house',
      name: 'La maison des messages',
      description:
        'Un toit, trois murs, une fondation : votre promesse, vos arguments et vos preuves, à l’épreuve des courants d’air.',
      tools: ['Atelier de cocréation', 'Carte des publics', 'Grille de preuves'],
      duration: '1 journée',
    },
    {
      id: 'rehearsal',
      name: 'La répétition générale',
      description:
        'Avant le jour J, on joue la salle : journaliste pressé, actionnaire fâché, citoyen inquiet. Mieux vaut trébucher ici.',
      tools: ['Simulation filmée', 'Rétroaction à chaud', 'Fiches de réponses'],
      duration: '1 à 2 jours',
    },
  ],
} satisfies MethodologiesContent;

export default describeSection({
  key: 'strategy/methodologies',
  title: 'Méthodologies',
  order: 2,
  schema: methodologiesSchema,
  content: methodologiesContent,
});
