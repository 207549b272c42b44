import { paths } from '#paths.ts';
import preview from '#storybook/preview.tsx';
import { DeskLinks } from './DeskLinks.tsx';

const meta = preview.meta({
  title: 'Administration/Cadre/Écrans voisins · DeskLinks',
  tags: ['no-visual'],
  component: DeskLinks,
  globals: { role: 'admin' },
  parameters: {
    layout: 'padded',
    chromatic: { disableSnapshot: true },
    docs: {
      description: {
        component: `

D’un écran des demandes aux autres : sessions, réservations, et ce dont les admins répondent.`,
      },
    },
  },
});

export const Default = meta.story({ parameters: { path: paths.admin.sessions } });

export const Editor = meta.story({ globals: { role: 'editor' }, parameters: { path: paths.admin.leads } });
