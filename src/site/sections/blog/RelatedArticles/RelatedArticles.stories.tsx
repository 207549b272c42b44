import { expect } from 'storybook/test';
import { blogArticles } from '#mocks/blog.ts';
import preview from '#storybook/preview.tsx';
import { RelatedArticles } from './RelatedArticles.tsx';

const meta = preview.meta({
  title: 'Sections/Blogue/RelatedArticles',
  component: RelatedArticles,
  args: { articles: blogArticles.slice(0, 3) },
});

export const Default = meta.story();

export const Empty = meta.story({
  args: { articles: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
