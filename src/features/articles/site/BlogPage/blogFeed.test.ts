// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { update } from '#mocks/database.ts';
import { articles } from '#mocks/fixtures/articles.ts';
import { startBackend } from '#mocks/server.ts';
import { blogFeed } from './blogFeed.ts';

startBackend();

it('lists the published articles, newest first, as XML that parses', async () => {
  const published = articles.filter(({ status }) => status === 'published');
  const [first, second] = published;
  if (!first || !second) throw new Error('The fixtures hold too few published articles.');
  const title = 'Son & lumière : « moins de 400 $ » <vraiment>';
  await update('articles', { id: first.id }, { title });
  const feed = new DOMParser().parseFromString(await blogFeed(), 'application/xml');

  expect(feed.querySelector('parsererror')).toBeNull();
  const titles = [...feed.querySelectorAll('entry > title')].map(({ textContent }) => textContent);
  expect(titles.slice(0, 2)).toEqual([title, second.title]);
  expect(titles).toHaveLength(published.length);
  expect(feed.querySelector('entry > id')?.textContent).toBe(`urn:uuid:${first.id}`);
  expect(feed.querySelector('entry > link')?.getAttribute('href')).toMatch(
    new RegExp(`^http.*/blog/${first.slug}$`),
  );
});
