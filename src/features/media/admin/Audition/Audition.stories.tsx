import { mediaLibrary } from '#mocks/fixtures/media.ts';
import preview from '#storybook/preview.tsx';
import { Audition } from './Audition.tsx';

const meta = preview.meta({
  title: 'Administration/Médiathèque/Écoute d’un son · Audition',
  tags: ['no-visual'],
  component: Audition,
  args: { medium: { title: 'Indicatif', file_path: mediaLibrary[0]?.file_path ?? '' } },
  parameters: {
    guide: {
      use: ['Avant de choisir un son dans la médiathèque.'],
      instead: [{ when: 'Le son est pour les visiteurs', take: 'features/media/site/AudioPlayer' }],
    },
    layout: 'padded',
    description:
      'Fait entendre un son de la médiathèque avant de le choisir. Rien n’en est téléchargé d’ici là.',
  },
});

export const Default = meta.story();
