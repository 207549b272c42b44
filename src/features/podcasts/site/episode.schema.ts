import { searchedAs, unnoted } from '#documents/contents/field.ts';
import type { z } from 'zod';
import { action, group, line, list, openLink, optionalText, text, slug } from '#documents/contents/fields.ts';
import { optionalPicture, sound, transcript } from '#documents/contents/mediaFields.ts';
import {
  addedChoice,
  day,
  documentChoice,
  flag,
  number,
  optionalNumber,
} from '#documents/contents/valueFields.ts';

/** An episode of a show. */
export const episodeSchema = group('Épisode', {
  show: documentChoice('Émission', 'show'),
  title: searchedAs(
    false,
    line('Titre', 70, 'Sans le numéro\u00A0: le site et les lecteurs l’écrivent eux-mêmes.'),
  ),
  slug: slug('Ce qui suit l’adresse de l’émission\u00A0: «\u00A0recruter-sans-bruit\u00A0».'),
  type: addedChoice('Sorte', { full: 'Épisode', trailer: 'Bande-annonce', bonus: 'Bonus' }),
  number: number('Numéro', {
    min: 1,
    max: 9999,
    hint: 'Celui d’une bande-annonce ou d’un bonus ne dit que sa place dans la liste.',
  }),
  season: optionalNumber('Saison', { min: 1, max: 99 }),
  day: day('Date de parution'),
  description: searchedAs('lead', text('Description', 220)),
  notes: list('Notes', text('Paragraphe', 900), { min: 0, max: 10 }),
  links: list('Liens', action('Lien', openLink()), { min: 0, max: 10, toKey: ({ label }) => label }),
  image: optionalPicture('Image', { ratio: 1 }),
  sound: sound('Son'),
  chapters: searchedAs(
    'words',
    optionalText(
      'Chapitres',
      5000,
      'Une ligne par chapitre, l’heure puis le titre\u00A0: «\u00A000:00 Introduction\u00A0».',
    ),
  ),
  transcript: transcript('Transcription'),
  isExplicit: unnoted(flag('Contenu explicite')),
});

/** An episode; the identifier of its key is what feeds know it by for ever. */
export type EpisodeContent = z.infer<typeof episodeSchema>;
