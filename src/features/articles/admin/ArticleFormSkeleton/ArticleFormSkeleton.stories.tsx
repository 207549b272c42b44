import preview from '#storybook/preview.tsx';
import { ArticleFormSkeleton } from './ArticleFormSkeleton.tsx';

const meta = preview.meta({
  title: 'Administration/Articles/Éditeur en route · ArticleFormSkeleton',
  tags: ['no-visual'],
  component: ArticleFormSkeleton,

  parameters: {
    guide: {
      use: ['Pendant que l’article se charge : la forme de l’éditeur, sans ses mots.'],
      instead: [{ when: 'On ne sait pas qui regarde', take: 'admin/shell/PendingPanel' }],
    },
    layout: 'padded',
    description: 'L’éditeur pendant que son article se charge.',
  },
});

export const Default = meta.story();
