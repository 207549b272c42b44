import { blogArticle } from '#mocks/blog.ts';
import preview from '#storybook/preview.tsx';
import { ArticleCover } from './ArticleCover.tsx';

const meta = preview.meta({
  title: 'Sections/Blogue/Couverture · ArticleCover',
  tags: ['no-visual'],
  component: ArticleCover,
  args: { article: blogArticle, frames: [{ width: '20rem', height: '12rem' }] as const },
  decorators: [
    (Story) => (
      <div style={{ width: 'min(20rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: ['Pour l’image d’un article, en tête ou dans une liste.'],
      instead: [
        { when: 'L’image est celle d’un autre contenu', take: 'features/media/site/CoverPicture' },
        { when: 'Il n’y a pas d’image', take: 'design-system/primitives/CoverArt' },
      ],
    },
    layout: 'padded',
    description: 'L’image d’un article, par-dessus une couverture que dessine son identifiant.',
  },
});

export const Default = meta.story();

export const Drawn = meta.story({ args: { article: { ...blogArticle, featured_image_url: null } } });
