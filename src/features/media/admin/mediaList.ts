import type { ListDescription } from '#lists/index.ts';
import type { MediaListRequest } from '#features/media/data/media.queries.ts';
import type { MediaKind } from '#features/media/data/media.ts';

const kinds: Readonly<Record<string, MediaKind>> = {
  images: 'image',
  sons: 'audio',
  videos: 'video',
  documents: 'document',
};

/** What the library can be searched by, and filtered by. */
export const mediaList: ListDescription<MediaListRequest> = {
  search: { label: 'Rechercher un média', placeholder: 'Titre ou nom de fichier' },
  filters: {
    genre: {
      argument: 'only_kind',
      label: 'Type',
      all: 'Tous les types',
      choices: { images: 'Images', sons: 'Sons', videos: 'Vidéos', documents: 'Documents' },
      toValue: (word) => kinds[word],
    },
    emploi: {
      argument: 'only_unused',
      label: 'Emploi',
      all: 'Utilisés ou non',
      choices: { inutilises: 'Inutilisés' },
      toValue: () => true,
    },
  },
};
