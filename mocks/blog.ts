import type { BlogArticle } from '#features/articles/data/blog.queries.ts';
import { accountByRole } from './fixtures/accounts.ts';
import { articles, articleTags } from './fixtures/articles.ts';
import { categories, tags } from './fixtures/taxonomy.ts';

/** The published articles of the fixtures as the blog reads them, for sections that get them as props. */
export const blogArticles: BlogArticle[] = articles
  .filter(({ status }) => status === 'published')
  .map((article) => ({
    ...article,
    categories: categories.find(({ id }) => id === article.category_id) ?? null,
    profiles: article.author_id ? accountByRole.editor : null,
    cover: null,
    pictures: {},
    article_tags: articleTags
      .filter(({ article_id }) => article_id === article.id)
      .map(({ tag_id }) => ({ tags: tags.find(({ id }) => id === tag_id) ?? null })),
    readingMinutes: 4,
  }));

/** The first of them, which has a text with titles. */
export const blogArticle = findFirst(blogArticles);

function findFirst([article]: BlogArticle[]) {
  if (!article) throw new Error('The fixtures hold no published article.');
  return article;
}
