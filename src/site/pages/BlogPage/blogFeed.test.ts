// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { find } from '#mocks/database.ts';
import { startBackend } from '#mocks/server.ts';
import { blogFeed } from './blogFeed.ts';

startBackend();

it('lists the published articles, newest first, as XML that parses', async () => {
  const [first, second] = (await find('articles')).filter(({ status }) => status === 'published');
  if (!first || !second) throw new Error('The fixtures hold too few published articles.');
  first.title = 'Son & lumière : « moins de 400 $ » <vraiment>';
  const feed = new DOMParser().parseFromString(await blogFeed(), 'application/xml');

  expect(feed.querySelector('parsererror')).toBeNull();
  const titles = [...feed.querySelectorAll('entry > title')].map(({ textContent }) => textContent);
  expect(titles.slice(0, 2)).toEqual([first.title, second.title]);
  expect(titles).toHaveLength((await find('articles')).filter(({ status }) => status === 'published').length);
  expect(feed.querySelector('entry > id')?.textContent).toBe(`urn:uuid:${first.id}`);
  expect(feed.querySelector('entry > link')?.getAttribute('href')).toMatch(
    new RegExp(`^http.*/blog/${first.slug}$`),
  );
});
