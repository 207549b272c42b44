import { expect } from 'storybook/test';
import { blogArticles } from '#mocks/blog.ts';
import preview from '#storybook/preview.tsx';
import { ArticleList } from './ArticleList.tsx';

const meta = preview.meta({
  title: 'Sections/Blogue/Liste d’articles · ArticleList',
  component: ArticleList,
  args: { articles: blogArticles, pageCount: 3, choice: { page: 1 } },
  parameters: {
    guide: {
      use: ['Pour une page du blogue.'],
      instead: [
        {
          when: 'Ce sont deux ou trois articles sous un autre',
          take: 'features/articles/site/RelatedArticles',
        },
        { when: 'C’est le back-office', take: 'features/articles/admin/ArticleTable' },
      ],
    },
    description:
      'Une page du blogue : l’article le plus récent mène, deux le suivent, les autres sont des lignes d’une table des matières. Le vide a deux messages : rien n’est encore paru, ou rien à cette adresse.',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(blogArticles.length);
  },
});

/** Une nouvelle page est en route. */
export const Busy = meta.story({ name: 'Nouvelle page en route', args: { isBusy: true } });

/** Peu d’articles : l’un mène, l’autre est une ligne. */
export const Two = meta.story({ args: { articles: blogArticles.slice(0, 2), pageCount: 1 } });

export const Empty = meta.story({ args: { articles: [], pageCount: 0 } });

export const NoResults = meta.story({ args: { articles: [], pageCount: 0, choice: { tag: 'pme' } } });
