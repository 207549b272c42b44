import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Link } from 'react-router-dom';
import { Breadcrumb } from './Breadcrumb.tsx';

export const guide: Guide = {
  use: ['Une page du site est au deuxième niveau ou plus bas : une formation, un projet, un épisode.'],
  instead: [
    { when: 'On revient d’un formulaire à sa liste', take: 'admin/shell/AdminPage' },
    { when: 'Les pages se suivent', take: 'design-system/components/Pagination' },
  ],
  anatomy: {
    picture: (
      <Breadcrumb items={[{ label: 'Services', render: <Link to="/services" /> }, { label: 'Formations' }]} />
    ),
    parts: [
      { name: 'Un lien par niveau, du plus haut au plus bas', at: 'a' },
      { name: 'La page elle-même, sans lien', at: '[aria-current]' },
    ],
  },
  keys: { Tab: 'D’un lien au suivant.', Entrée: 'Va à la page.' },
  heard: '« Fil d’Ariane, navigation », puis les liens; le dernier se dit « page actuelle ».',
  texts: ['Le titre court de chaque page, tel qu’au menu : 25 signes.'],
  dos: [
    {
      text: 'Partir du deuxième niveau du site.',
      picture: (
        <Breadcrumb
          items={[
            { label: 'Services', render: <Link to="/services" /> },
            { label: 'Formations', render: <Link to="/formations" /> },
            { label: 'La voix au micro' },
          ]}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Une seule étape : le titre la dit déjà.',
      picture: <Breadcrumb items={[{ label: 'Accueil' }]} />,
    },
  ],
};
