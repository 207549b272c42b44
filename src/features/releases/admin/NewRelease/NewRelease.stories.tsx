import preview from '#storybook/preview.tsx';
import { NewRelease } from './NewRelease.tsx';

const meta = preview.meta({
  title: 'Administration/Mises en ligne/Nouvelle · NewRelease',
  tags: ['no-visual'],
  component: NewRelease,
  globals: { role: 'editor' },
  parameters: {
    guide: {
      use: ['Pour ouvrir une mise en ligne, depuis leur liste ou un éditeur.'],
      instead: [{ when: 'Elle existe déjà', take: 'documents/admin/AddToRelease' }],
    },
    layout: 'padded',
    description:
      'Nomme une mise en ligne et l’ouvre. Ce qui est tapé reste sur l’appareil jusqu’à ce que le serveur l’ait.',
    docs: { story: { inline: false, height: '40rem' } },
  },
});

export const Default = meta.story();
