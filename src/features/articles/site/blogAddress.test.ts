import { expect, it } from 'vitest';
import { parseBlogChoice, blogPath } from './blogAddress.ts';

const read = (path: string) => parseBlogChoice(new URL(path, 'https://exemple.ca').searchParams);

it.each([
  [{ page: 1 }, '/blog'],
  [{ category: 'balado', page: 1 }, '/blog?categorie=balado'],
  [{ category: 'balado', tag: 'pme', page: 3 }, '/blog?categorie=balado&tag=pme&page=3'],
])('writes %o as %s and reads it back', (choice, path) => {
  expect(blogPath(choice)).toBe(path);
  expect(read(path)).toMatchObject(choice);
});

it.each(['0', '-2', '1.5', 'deux', '1e400', '1e1', '0x2', '02', '+2', ' 2', '2 ', '２', ''])(
  'takes page « %s » for the first',
  (page) => {
    expect(read(`/blog?page=${encodeURIComponent(page)}`).page).toBe(1);
  },
);

it.each(['99999999999999999999', '9'.repeat(500)])('takes page « %s » for one past any end', (page) => {
  const choice = read(`/blog?page=${page}`);
  expect(choice.page).toBeGreaterThan(100_000);
  // Asked for and written again, it is the same page.
  expect(read(blogPath(choice))).toEqual(choice);
});
