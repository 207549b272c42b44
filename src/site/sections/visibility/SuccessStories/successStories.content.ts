import { paths } from '#paths.ts';
import type { SuccessStoriesContent } from './successStories.section.ts';

export const successStoriesContent = {
  eyebrow: 'Réussites de nos clients',
  title: 'Des clients qu’on remarque maintenant',
  stories: [
    {
      id: 'erabliere-du-cap',
      client: 'Érablière du Cap',
      sector: 'Agroalimentaire',
      result: '+ 62 %',
      resultLabel: 'de ventes en épicerie en un an',
      description:
        'Nouvelle étiquette, nouveau nom de gamme et une tournée de dégustation racontée chaque semaine en images.',
    },
    {
      id: 'clinique-riviere',
      client: 'Clinique de la Rivière',
      sector: 'Santé',
      result: '3 mois',
      resultLabel: 'pour combler huit postes',
      description:
        'Une campagne de recrutement écrite avec les infirmières, affichée dans les autobus et relayée par elles.',
    },
    {
      id: 'festival-lumieres',
      client: 'Festival Lumières d’hiver',
      sector: 'Culture',
      result: '27',
      resultLabel: 'reportages dans les médias',
      description:
        'Un dossier de presse vivant, trois porte-parole préparés et une image qui tenait sur une tuque.',
    },
  ],
  links: [
    { label: 'Voir nos réalisations', to: paths.realizations },
    { label: 'Parcourir le portfolio', to: paths.portfolio },
  ],
} satisfies SuccessStoriesContent;
