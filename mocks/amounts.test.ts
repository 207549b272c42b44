import { beforeEach, expect, it } from 'vitest';
import { type Amount, changeAmount, changeCount, type CountedList } from './amounts.ts';
import { aBooking, insertBookings } from './bookings.ts';
import { aCourseSession, insertCourseSessions } from './courseSessions.ts';
import { insertRelease } from './releases.ts';
import { resetBackend } from './backend/openBackend.ts';
import { query } from './database.ts';

beforeEach(resetBackend);

const count = async () =>
  (
    await query<Record<string, number>>(
      `select (select count(*)::int from articles) as articles, (select count(*)::int from media_library) as media,
        (select count(*)::int from leads) as leads, (select count(*)::int from private.accounts) as people,
        (select count(*)::int from private.course_sessions) as sessions, (select count(*)::int from private.releases) as releases,
        (select count(*)::int from private.studio_bookings) as bookings, (select max(char_length(title)) from articles) as longest,
        (select count(featured_image_url)::int from articles) as pictures`,
    )
  )[0];

it.each<[Amount, object]>([
  ['few', { articles: 2, media: 2, leads: 2, sessions: 2 }],
  ['many', { articles: 90, media: 45, people: 28, sessions: 27, bookings: 9, releases: 9 }],
  ['long', { longest: 300 }],
  ['pictureless', { pictures: 0 }],
])('gives a story %s of what is in lists', async (amount, expected) => {
  await insertCourseSessions(
    ...[1, 2, 3].map((rank) => aCourseSession({ id: `c0000000-0000-4000-8000-00000000000${rank}` })),
  );
  await insertBookings(aBooking());
  await insertRelease({
    id: crypto.randomUUID(),
    name: 'La rentrée',
    owner_id: null,
    due_at: null,
    problem: null,
    created_at: '2026-11-16T19:05:00+00:00',
  });
  await changeAmount(amount);
  expect(await count()).toMatchObject(expected);
});

it.each<[CountedList, number]>([
  ['articles', 0],
  ['articles', 25],
  ['media', 40],
  ['leads', 30],
  ['people', 9],
])('gives %s %i rows', async (list, rows) => {
  await changeCount(list, rows);
  expect((await count())?.[list]).toBe(rows);
});
