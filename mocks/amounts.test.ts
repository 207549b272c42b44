import { beforeEach, expect, it } from 'vitest';
import { type Amount, changeAmount } from './amounts.ts';
import { resetBackend } from './backend/openBackend.ts';
import { query } from './database.ts';

beforeEach(resetBackend);

const count = async () =>
  (
    await query<{ articles: number; media: number; leads: number; longest: number; pictures: number }>(
      `select (select count(*)::int from articles) as articles, (select count(*)::int from media_library) as media,
        (select count(*)::int from leads) as leads, (select max(char_length(title)) from articles) as longest,
        (select count(featured_image_url)::int from articles) as pictures`,
    )
  )[0];

it.each<[Amount, object]>([
  ['few', { articles: 2, media: 2, leads: 2 }],
  ['many', { articles: 90, media: 45 }],
  ['long', { longest: 300 }],
  ['pictureless', { pictures: 0 }],
])('gives a story %s of what is in lists', async (amount, expected) => {
  await changeAmount(amount);
  expect(await count()).toMatchObject(expected);
});
