import { articles } from '#mocks/fixtures/articles.ts';
import preview from '#storybook/preview.tsx';
import { VersionsCard } from './VersionsCard.tsx';

const meta = preview.meta({
  title: 'Administration/Articles/Vers les versions · VersionsCard',
  tags: ['no-visual'],
  component: VersionsCard,
  args: { articleId: articles[0]?.id ?? '' },
  parameters: {
    layout: 'padded',
    chromatic: { disableSnapshot: true },
    docs: {
      description: {
        component: `

Mène à chaque enregistrement de l’article.`,
      },
    },
  },
});

export const Default = meta.story();
