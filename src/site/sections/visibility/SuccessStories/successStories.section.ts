import type { z } from 'zod';
import { action, group, identifier, line, list, text } from '#documents/contents/fields.ts';
import { optionalPicture } from '#documents/contents/mediaFields.ts';
import { describeSection } from '#documents/contents/section.ts';
import { paths } from '#paths.ts';

export const successStoriesSchema = group('Réussites', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  stories: list(
    'Réussites',
    group('Réussite', {
      id: identifier(),
      client: line('Client', 50),
      sector: line('Secteur', 40),
      picture: optionalPicture('Image', { ratio: 3 / 2 }),
      result: line('Résultat', 10),
      resultLabel: line('Ce qu’il compte', 60),
      description: text('Description', 200),
    }),
    { min: 1, max: 3 },
  ),
  links: list('Liens', action('Lien'), { min: 0, max: 3, toKey: ({ to }) => to }),
});

/** What clients got (product: communication and visibility). */
export type SuccessStoriesContent = z.infer<typeof successStoriesSchema>;

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

export default describeSection({
  key: 'communication/successStories',
  title: 'Réussites',
  order: 4,
  schema: successStoriesSchema,
  content: successStoriesContent,
});
