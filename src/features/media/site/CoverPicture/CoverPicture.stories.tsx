import { mediaLibrary } from '#mocks/fixtures/media.ts';
import { mediaUrl } from '#features/media/data/media.ts';
import preview from '#storybook/preview.tsx';
import { CoverPicture } from './CoverPicture.tsx';

const meta = preview.meta({
  title: 'Sections/Médias/Image de couverture · CoverPicture',
  component: CoverPicture,
  args: {
    seed: 'porte-voix',
    src: mediaUrl(mediaLibrary[0]?.file_path ?? ''),
    facts: null,
    alt: '',
    frames: [{ width: '20rem', height: '12rem' }] as const,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 'min(20rem, 100%)', height: '12rem', position: 'relative' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: ['Pour une image qui remplit un cadre, avec un dessin si elle manque.'],
      instead: [
        {
          when: 'L’image est un choix de l’équipe, avec son point d’intérêt',
          take: 'features/media/site/SitePicture',
        },
        { when: 'C’est un article', take: 'features/articles/site/ArticleCover' },
      ],
    },
    layout: 'padded',
    description:
      'Une image qui remplit son cadre, par-dessus une couverture dessinée : absente ou brisée, elle la laisse voir.',
  },
});

export const Default = meta.story();

/** Sans image : la couverture que dessine l’identifiant. */
export const Drawn = meta.story({ args: { src: null } });
