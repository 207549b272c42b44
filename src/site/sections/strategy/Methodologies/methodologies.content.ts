import type { MethodologiesContent } from './methodologies.section.ts';

export const methodologiesContent = {
  eyebrow: 'Méthodologies',
  title: 'Trois méthodes, éprouvées chez nous d’abord',
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
