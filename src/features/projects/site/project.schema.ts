import { searchedAs } from '#documents/contents/field.ts';
import type { z } from 'zod';
import {
  figures,
  group,
  identifier,
  line,
  lines,
  list,
  optionalLine,
  text,
  slug,
} from '#documents/contents/fields.ts';
import { film, libraryPicture, optionalSound, picture } from '#documents/contents/mediaFields.ts';
import { day } from '#documents/contents/valueFields.ts';
import { pageHeadFields } from '#documents/contents/pageHead.schema.ts';
import { callToActionSchema } from '#site/sections/shared/CallToAction/callToAction.schema.ts';

const paragraphs = (label: string, min: number) => list(label, text('Paragraphe', 900), { min, max: 6 });

/** A project as its own page shows it, and its card in the list (issue of pictures, sound and film). */
export const projectSchema = group('Projet', {
  title: searchedAs(false, line('Titre', 60)),
  slug: slug('Ce qui suit «\u00A0/realizations/\u00A0»\u00A0: «\u00A0balado-la-releve\u00A0».'),
  client: searchedAs('words', line('Client', 60)),
  category: line('Catégorie', 30, 'Le filtre de la page des réalisations en a une par catégorie.'),
  tags: lines('Mots-clés', { min: 1, max: 6, length: 30, item: 'Mot-clé' }),
  day: day('Date du projet'),
  description: searchedAs(
    'lead',
    text('Description', 320, 'Sur sa carte, et dans les moteurs de recherche.'),
  ),
  cover: picture('Couverture', { ratio: 16 / 9 }),
  facts: figures({ min: 1, max: 3 }),
  challenge: paragraphs('Défi', 1),
  solution: paragraphs('Solution', 1),
  results: paragraphs('Résultats', 0),
  pictures: list(
    'Images',
    group('Image', {
      id: identifier(),
      picture: libraryPicture('Image', { ratio: 3 / 2 }),
      caption: optionalLine('Légende', 140),
    }),
    { min: 0, max: 12 },
  ),
  film: film('Vidéo'),
  sound: optionalSound('Extrait sonore'),
  testimonials: list(
    'Témoignage',
    group('Témoignage', {
      quote: text('Citation', 320),
      name: searchedAs('words', line('Nom', 50)),
      role: searchedAs('words', line('Fonction', 80)),
      portrait: picture('Portrait', { ratio: 1 }),
    }),
    { min: 0, max: 1, toKey: ({ name }) => name },
  ),
  socialTitle: pageHeadFields.socialTitle,
  socialDescription: pageHeadFields.socialDescription,
  callToAction: callToActionSchema,
});

/** What the agency made for a client. */
export type ProjectContent = z.infer<typeof projectSchema>;
