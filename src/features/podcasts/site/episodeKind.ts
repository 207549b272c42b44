import type { AddressedKind } from '#documents/contents/addressedKind.ts';
import { type EpisodeContent, episodeSchema } from './episode.schema.ts';
import { EpisodeView } from './EpisodeView/EpisodeView.tsx';

/** Episodes of shows. */
export const episodeKind: AddressedKind<EpisodeContent> = {
  schema: episodeSchema,
  blank: {
    show: '',
    title: '',
    slug: '',
    type: 'full',
    number: 1,
    day: '',
    description: '',
    notes: [],
    links: [],
    sound: { src: '' },
    isExplicit: false,
  },
  untitled: 'Épisode sans titre',
  View: EpisodeView,
  needed: ['show', 'title', 'slug', 'number', 'day', 'description', 'sound'],
};
