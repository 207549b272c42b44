import { blogArticle } from '#mocks/blog.ts';
import preview from '#storybook/preview.tsx';
import { ArticleMeta } from './ArticleMeta.tsx';

const meta = preview.meta({
  title: 'Sections/Blogue/Faits d’un article · ArticleMeta',
  tags: ['no-visual'],
  component: ArticleMeta,
  args: { article: blogArticle, hasAuthor: true },
  parameters: {
    guide: {
      use: ['Sous un titre d’article : date, minutes, auteur.'],
      instead: [{ when: 'C’est un épisode', take: 'features/podcasts/site/EpisodeView' }],
    },
    layout: 'padded',
    description: 'Quand un article a paru, le temps de le lire, qui l’a écrit.',
  },
});

export const Default = meta.story();

/** Dans une liste, sans qui l’a écrit. */
export const WithoutAuthor = meta.story({ name: 'Sans auteur', args: { hasAuthor: false } });
