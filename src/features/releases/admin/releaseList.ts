import type { ListDescription } from '#lists/index.ts';
import type { ReleaseListRequest } from '#features/releases/data/release.queries.ts';

/** What releases can be searched by and filtered by. */
export const releaseList: ListDescription<ReleaseListRequest> = {
  search: { label: 'Rechercher une mise en ligne', placeholder: 'Nom' },
  filters: {
    etat: {
      argument: 'only_state',
      label: 'État',
      all: 'Tous les états',
      choices: { open: 'À venir', published: 'Publiées', undone: 'Annulées' },
    },
  },
};
