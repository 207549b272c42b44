import type { AddressedKind } from '#documents/contents/addressedKind.ts';
import { makeBlankDocument } from '#documents/contents/makeBlank.ts';
import { type EpisodeContent, episodeSchema } from './episode.schema.ts';
import { EpisodeView } from './EpisodeView/EpisodeView.tsx';
import { type ShowContent, showSchema } from './show.schema.ts';
import { ShowView } from './ShowView/ShowView.tsx';

/** Shows, whose episodes are documents of their own. */
export const showKind: AddressedKind<ShowContent> = {
  schema: showSchema,
  blank: makeBlankDocument(showSchema),
  untitled: 'Émission sans titre',
  View: ShowView,
  needed: ['title', 'slug', 'description'],
  withdrawal: 'Ses épisodes quittent le site et le flux avec elle, et reviennent si elle revient.',
};

/** Episodes of shows. */
export const episodeKind: AddressedKind<EpisodeContent> = {
  schema: episodeSchema,
  blank: { ...makeBlankDocument(episodeSchema), type: 'full', sound: { src: '' } },
  untitled: 'Épisode sans titre',
  View: EpisodeView,
  needed: ['show', 'title', 'slug', 'number', 'day', 'description', 'sound'],
};
