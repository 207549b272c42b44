import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Pagination } from './Pagination.tsx';

export const guide: Guide = {
  use: ['Une liste compte plus d’une page de résultats : articles, projets, épisodes, demandes.'],
  instead: [
    { when: 'Elle tient en quelques dizaines de lignes', take: 'design-system/components/Table' },
    { when: 'Une liste du back-office', take: 'lists/SelectionBar' },
  ],
  anatomy: {
    picture: <Pagination page={5} pageCount={12} onPageChange={() => {}} />,
    parts: [
      { name: 'Page précédente', at: 'button' },
      { name: 'La page montrée', at: '[aria-current]' },
      { name: 'Ses voisines, la première et la dernière' },
    ],
  },
  keys: { Tab: 'D’une page à l’autre.', Entrée: 'Va à la page.' },
  heard: '« Pages des articles, navigation », puis « Page 5, page actuelle ».',
  texts: ['`label` dit ce qui est paginé : « Pages des articles ».'],
  dos: [
    {
      text: 'De vrais liens (`renderPage`) : chaque page a son adresse, et « Précédent » du navigateur y revient.',
      picture: <Pagination page={2} pageCount={5} onPageChange={() => {}} />,
    },
  ],
  donts: [
    {
      text: 'Deux pages de trois lignes : montrez-les toutes.',
      picture: <Pagination page={1} pageCount={2} onPageChange={() => {}} />,
    },
  ],
};
