import type { AddressedKind } from '#documents/contents/addressedKind.ts';
import { makeBlankDocument } from '#documents/contents/makeBlank.ts';
import { type EpisodeContent, episodeSchema } from './episode.schema.ts';
import { EpisodeView } from './EpisodeView/EpisodeView.tsx';

/** Episodes of shows. */
export const episodeKind: AddressedKind<EpisodeContent> = {
  schema: episodeSchema,
  blank: { ...makeBlankDocument(episodeSchema), type: 'full', sound: { src: '' } },
  untitled: 'Épisode sans titre',
  View: EpisodeView,
  needed: ['show', 'title', 'slug', 'number', 'day', 'description', 'sound'],
};
