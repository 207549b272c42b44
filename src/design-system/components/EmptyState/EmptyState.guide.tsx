import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Button } from '../Button/index.ts';
import { EmptyState } from './EmptyState.tsx';

export const guide: Guide = {
  use: ['Une liste, une recherche ou une page n’a rien à montrer.'],
  instead: [
    { when: 'Cela n’a pas pu se charger', take: 'design-system/components/Alert' },
    { when: 'Cela se charge', take: 'design-system/components/Skeleton' },
    { when: 'Vide et attente, dans le produit', take: '?path=/docs/modèles-vide-et-attente--guide' },
  ],
  anatomy: {
    picture: (
      <EmptyState title="Aucun média trouvé." action={<Button>Téléverser un fichier</Button>}>
        Les fichiers des articles et des épisodes sont ici.
      </EmptyState>
    ),
    parts: [
      { name: 'Une voix qui se tait', at: 'svg' },
      { name: 'Ce qui manque', at: 'h2' },
      { name: 'Pourquoi, et la suite', at: 'h2 + *' },
      { name: 'Le pas suivant', at: 'button' },
    ],
  },
  keys: { Tab: 'Va au bouton du pas suivant.' },
  heard: 'Le titre, puis la phrase. Le compte de la liste (« 0 article ») se dit à part.',
  texts: [
    'Titre : « Aucun … », 40 signes, avec un point, comme le cahier des charges l’écrit.',
    'Une phrase : pourquoi c’est vide, ou ce que l’on y trouvera.',
    'Le bouton : le pas suivant, au complet (« Créer un article », « Effacer les filtres »).',
  ],
  dos: [
    {
      text: 'Distinguer « rien encore » (créer) de « rien pour cette recherche » (effacer).',
      picture: (
        <EmptyState
          title="Aucun article trouvé."
          action={<Button variant="outline">Effacer les filtres</Button>}
        >
          Aucun titre ne contient « balladot ».
        </EmptyState>
      ),
    },
  ],
  donts: [
    {
      text: 'Une excuse ou une plaisanterie, sans suite.',
      picture: <EmptyState title="Oups! C’est bien vide ici…" />,
    },
  ],
};
