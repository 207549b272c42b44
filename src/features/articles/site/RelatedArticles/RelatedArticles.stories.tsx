import { blogArticles } from '#mocks/blog.ts';
import preview from '#storybook/preview.tsx';
import { RelatedArticles } from './RelatedArticles.tsx';

const meta = preview.meta({
  title: 'Sections/Blogue/Articles voisins · RelatedArticles',
  component: RelatedArticles,
  args: { articles: blogArticles.slice(0, 3) },
  parameters: {
    guide: {
      use: ['Sous un article, pour continuer à lire.'],
      instead: [
        { when: 'C’est toute la liste', take: 'features/articles/site/ArticleList' },
        { when: 'C’est un projet', take: 'features/projects/site/ProjectView' },
      ],
    },
    description:
      '« À lire aussi », sous un article : la page en donne trois au plus, de la catégorie de l’article lu s’il en a une. Sans article, la section disparaît avec son titre : aucun message d’absence à prévoir.',
  },
});

export const Default = meta.story();
