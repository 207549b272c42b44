// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { categories } from '#mocks/fixtures/taxonomy.ts';
import { startBackend } from '#mocks/server.ts';
import { connectTo } from '#data/connection.ts';
import { fetchPublishedArticles } from './blog.queries.ts';

startBackend();

it('finds further pages by keys: nothing that is skipped is computed', async () => {
  const all = await fetchPublishedArticles({ page: 1, pageSize: 100 });
  const asked: URLSearchParams[] = [];
  const disconnect = connectTo({
    fetch(input, init) {
      asked.push(new URL(input instanceof Request ? input.url : input).searchParams);
      return fetch(input, init);
    },
  });
  const pageSize = 2;
  for (let page = 2; (page - 1) * pageSize < all.total; page += 1)
    expect(await fetchPublishedArticles({ page, pageSize })).toEqual({
      articles: all.articles.slice((page - 1) * pageSize, page * pageSize),
      total: all.total,
    });
  const beyond = Math.ceil(all.total / pageSize) + 1;
  await expect(fetchPublishedArticles({ page: beyond, pageSize })).rejects.toMatchObject({
    kind: 'notFound',
  });
  const tagId = 'd0000000-0000-4000-8000-000000000001';
  const tagged = await fetchPublishedArticles({ page: 1, pageSize: 100, tagId });
  const second = await fetchPublishedArticles({ page: 2, pageSize: 1, tagId });
  expect(second.total).toBe(tagged.total);
  expect(second.articles.map(({ id }) => id)).toEqual([tagged.articles[1]?.id]);
  const [category] = categories;
  const filed = await fetchPublishedArticles({ page: 1, pageSize: 100, categoryId: category.id });
  expect(await fetchPublishedArticles({ page: 1, pageSize: 100, tagId, categoryId: category.id })).toEqual({
    articles: tagged.articles.filter(({ id }) => filed.articles.some((article) => article.id === id)),
    total: 1,
  });
  disconnect();
  const skipping = asked.filter((query) => Number(query.get('offset') ?? 0) > 0);
  expect(skipping.length).toBeGreaterThan(2);
  for (const query of skipping) expect(query.get('select')).toMatch(/^id(?::article_id)?$/);
});
