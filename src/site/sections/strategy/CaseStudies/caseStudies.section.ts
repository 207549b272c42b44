import type { z } from 'zod';
import { group, identifier, line, lines, list, text } from '#documents/contents/fields.ts';
import { optionalPicture } from '#documents/contents/mediaFields.ts';
import { describeSection } from '#documents/contents/section.ts';

export const caseStudiesSchema = group('Études de cas', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  caseStudies: list(
    'Dossiers',
    group('Dossier', {
      id: identifier(),
      client: line('Client', 50),
      sector: line('Secteur', 50),
      picture: optionalPicture('Image', { ratio: 2 }),
      challenge: text('Le défi', 240),
      solution: text('La solution', 240),
      results: lines('Les résultats', { min: 1, max: 6, length: 80 }),
      timeline: line('Durée', 24),
      testimonial: group('Témoignage', {
        quote: text('Citation', 200),
        name: line('Nom', 50),
        role: line('Fonction', 60),
        portrait: optionalPicture('Portrait', { ratio: 1 }),
      }),
    }),
    { min: 1, max: 6 },
  ),
});

/** Mandates, from the problem to the result (product: strategy). */
export type CaseStudiesContent = z.infer<typeof caseStudiesSchema>;

export const caseStudiesContent = {
  eyebrow: 'Études de cas',
  title: 'Du problème au résultat',
  caseStudies: [
    {
      id: 'laboratoires-norde',
      client: 'Laboratoires Nordé',
      sector: 'Sciences de la vie',
      challenge:
        'Une fusion à annoncer à 240 employés répartis sur trois sites, avec une fuite dans les médias à cinq jours de l’échéance.',
      solution:
        'Une cellule de messages commune aux deux directions, quatre rencontres d’équipe le même matin et une seule porte-parole, préparée en studio.',
      results: [
        '96 % du personnel resté après un an',
        'Aucune rectification demandée aux médias',
        'Une foire aux questions lue 1 900 fois',
      ],
      timeline: '5 semaines',
      testimonial: {
        quote: 'On avait peur de mal dire. On a fini par tout dire, et c’est ce qui a sauvé la confiance.',
        name: 'Karim Haddad',
        role: 'Vice-président, ventes',
      },
    },
    {
      id: 'cooperative-du-faubourg',
      client: 'Coopérative du Faubourg',
      sector: 'Commerce de détail',
      challenge:
        'Une marque appréciée de ses membres et invisible pour les moins de 35 ans, à l’ouverture d’un magasin à Limoilou.',
      solution:
        'Un positionnement testé auprès de douze familles, un nouveau ton et un balado animé par deux employés de la coopérative.',
      results: [
        '3 100 nouveaux membres en neuf mois',
        'Âge moyen des membres en baisse de six ans',
        '27 % de ventes en ligne de plus',
      ],
      timeline: '4 mois',
      testimonial: {
        quote: 'Nos employés se sont reconnus avant nos clients. C’est là que j’ai su que c’était bon.',
        name: 'Geneviève Lachance',
        role: 'Directrice des communications',
      },
    },
    {
      id: 'fondation-main-tendue',
      client: 'Fondation Main tendue',
      sector: 'Organisme de bienfaisance',
      challenge:
        'Un projet de maison d’hébergement bloqué par l’inquiétude du voisinage et deux consultations publiques tendues.',
      solution:
        'Des rencontres de cuisine, rue par rue, un dossier sans jargon et trois citoyennes devenues les porte-parole du projet.',
      results: [
        'Dérogation accordée à l’unanimité',
        '214 lettres d’appui du quartier',
        'Campagne de dons bouclée trois mois plus tôt',
      ],
      timeline: '7 mois',
      testimonial: {
        quote: 'Ils nous ont appris à écouter avant de convaincre. Les voisins ont fait le reste.',
        name: 'Fatou Diallo',
        role: 'Chargée de projets numériques',
      },
    },
  ],
} satisfies CaseStudiesContent;

export default describeSection({
  key: 'strategy/caseStudies',
  title: 'Études de cas',
  order: 3,
  schema: caseStudiesSchema,
  content: caseStudiesContent,
});
