import { expect, it } from 'vitest';
import { headContent } from './blogPage.section.ts';
import { head } from './BlogPage.tsx';

it.each([
  [[], ['Balado']],
  [['blogue'], ['blogue', 'Balado']],
  [
    ['blogue', 'Québec', 'conseils'],
    ['blogue', 'Balado', 'Québec', 'conseils'],
  ],
])('puts the categories after the first of the keywords %j', (keywords, expected) => {
  const shown = {
    choice: { page: 1 },
    articles: [],
    total: 0,
    pageCount: 0,
    categories: [{ id: 'c1', name: 'Balado', slug: 'balado', color: '#444444', description: null }],
    tags: [],
    contents: { 'blog/head': { ...headContent, keywords } },
  };
  expect(head(shown).keywords).toEqual(expected);
});
