import preview from '#storybook/preview.tsx';
import { ArticleFormSkeleton } from './ArticleFormSkeleton.tsx';

const meta = preview.meta({
  title: 'Administration/Articles/Éditeur en route · ArticleFormSkeleton',
  tags: ['no-visual'],
  component: ArticleFormSkeleton,

  parameters: {
    layout: 'padded',
    chromatic: { disableSnapshot: true },
    docs: {
      description: {
        component: `
L’éditeur pendant que son article se charge.`,
      },
    },
  },
});

export const Default = meta.story();
