import { blogArticle } from '#mocks/blog.ts';
import preview from '#storybook/preview.tsx';
import { ArticleBody } from './ArticleBody.tsx';

const meta = preview.meta({
  title: 'Sections/Blogue/ArticleBody',
  component: ArticleBody,
  args: { article: blogArticle },
});

export const Default = meta.story();

export const Bare = meta.story({
  args: { article: { ...blogArticle, content: '', profiles: null, categories: null, article_tags: [] } },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
