import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Button } from '../../components/Button/index.ts';
import { Cluster } from '../../primitives/Cluster/index.ts';
import { SearchInput } from './SearchInput.tsx';

export const guide: Guide = {
  use: ['Une liste se réduit à mesure que l’on tape : articles, médias, demandes.'],
  instead: [
    { when: 'La recherche du site', take: 'features/search/site/SearchForm' },
    { when: 'Une ligne de texte à envoyer', take: 'design-system/forms/TextInput' },
    { when: 'Listes et filtres, dans le produit', take: '?path=/docs/modèles-listes-et-filtres--guide' },
  ],
  anatomy: {
    picture: <SearchInput aria-label="Rechercher un article" placeholder="Rechercher…" />,
    parts: [
      { name: 'La loupe', at: 'svg' },
      { name: 'Ce que l’on tape', at: 'input' },
      { name: 'La croix du navigateur, qui efface' },
    ],
  },
  keys: { Tab: 'Y met le focus.', Échap: 'Efface.' },
  heard:
    '« Rechercher un article, champ de recherche ». Le nombre de résultats se dit tout près : « 12 articles ».',
  texts: [
    '`aria-label` : le verbe et la chose. Texte indicatif : « Rechercher… », comme le cahier des charges l’écrit.',
  ],
  dos: [
    {
      text: 'Compter les résultats tout près.',
      picture: (
        <Cluster>
          <SearchInput aria-label="Rechercher un article" defaultValue="balado" />
          <span>12 articles</span>
        </Cluster>
      ),
    },
  ],
  donts: [
    {
      text: 'Un bouton « Rechercher », quand les résultats suivent déjà ce qui est tapé.',
      picture: (
        <Cluster>
          <SearchInput aria-label="Rechercher un article" />
          <Button>Rechercher</Button>
        </Cluster>
      ),
    },
  ],
};
