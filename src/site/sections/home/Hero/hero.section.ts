import type { z } from 'zod';
import { described, getField } from '#documents/contents/field.ts';
import { actions, group, identifier, line, list, text } from '#documents/contents/fields.ts';
import { optionalPicture } from '#documents/contents/mediaFields.ts';
import { documentChoice, icon, number } from '#documents/contents/valueFields.ts';
import { describeSection } from '#documents/contents/section.ts';
import { paths } from '#paths.ts';

const excerpts = list(
  'Extrait à écouter',
  group('Extrait', {
    episode: documentChoice('Épisode', 'episode'),
    from: number('Commence à', { min: 0, max: 21_600, unit: 's' }),
    seconds: number('Dure', {
      min: 5,
      max: 60,
      unit: 's',
      hint: 'Ce qui s’y dit défile sur l’onde, d’après la transcription de l’épisode.',
    }),
  }),
  { min: 0, max: 1, toKey: ({ episode }) => episode },
);

export const heroSchema = group('Bannière', {
  title: line('Titre', 70),
  lead: text('Introduction', 240),
  picture: optionalPicture('Image', { ratio: 3 / 2 }),
  actions: actions(),
  channels: list(
    'Métiers',
    group('Métier', {
      id: identifier(),
      label: line('Nom', 14),
      icon: icon(),
      preview: line('Ligne qui s’affiche au survol', 110),
    }),
    { min: 2, max: 4 },
  ),
  // Texts from before there was one have none.
  excerpts: described(excerpts.default([]), getField(excerpts)),
});

/** What the first screen of the home page says. */
export type HeroContent = z.infer<typeof heroSchema>;

export const heroContent = {
  title: 'Faites entendre votre voix',
  lead: 'Nous produisons vos balados et vos vidéos, lançons vos campagnes et mesurons ce qu’elles rapportent. Une seule équipe et ses studios, à Québec.',
  actions: [
    { label: 'Parler de votre projet', to: paths.contact },
    { label: 'Voir nos services', to: paths.services },
  ],
  channels: [
    {
      id: 'podcast',
      label: 'Podcast',
      icon: 'mic',
      preview: 'Une heure par mois au micro, et votre expertise s’écoute toute l’année.',
    },
    {
      id: 'video',
      label: 'Vidéo',
      icon: 'video',
      preview: 'Un seul tournage : le film, les capsules et les extraits pour vos réseaux.',
    },
    {
      id: 'marketing',
      label: 'Marketing',
      icon: 'megaphone',
      preview: 'Une campagne qui part de votre message, jamais d’un calendrier à remplir.',
    },
    {
      id: 'analytics',
      label: 'Analytics',
      icon: 'chart-columns',
      preview: 'Une page par mois : écoutes, demandes, ventes. Rien à déchiffrer.',
    },
  ],
  // The newest one of the example; where it isn't online, there is no ▷.
  excerpts: [{ episode: 'episode/a0000000-0000-4000-8000-000000000201', from: 1, seconds: 20 }],
} satisfies HeroContent;

export default describeSection({
  key: 'home/hero',
  title: 'Bannière',
  order: 1,
  schema: heroSchema,
  content: heroContent,
});
