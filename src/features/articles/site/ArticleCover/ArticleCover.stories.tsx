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
      <div style={{ width: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'padded',
    chromatic: { disableSnapshot: true },
    docs: {
      description: {
        component: `
L’image d’un article, par-dessus une couverture que dessine son identifiant.`,
      },
    },
  },
});

export const Default = meta.story();

export const Drawn = meta.story({ args: { article: { ...blogArticle, featured_image_url: null } } });
