import type { ListDescription } from '#admin/lists/index.ts';
import type { MediaListRequest } from '#data/media/media.queries.ts';

/** What the library can be searched by. */
export const mediaList: ListDescription<MediaListRequest> = {
  search: { label: 'Rechercher un média', placeholder: 'Titre ou nom de fichier' },
};
