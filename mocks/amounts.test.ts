import { beforeEach, expect, it } from 'vitest';
import { insertPodcast } from '#features/podcasts/site/testing/podcasts.ts';
import { type Amount, changeAmount, changeCount, type CountedList } from './amounts.ts';
import { resetBackend } from './backend/openBackend.ts';
import { aBooking, insertBookings } from './bookings.ts';
import { aCourseSession, insertCourseSessions } from './courseSessions.ts';
import { insert, query, remove, run } from './database.ts';
import { accountByRole } from './fixtures/accounts.ts';
import { failedEmailsSql } from './fixtures/emails.ts';
import { insertRelease } from './releases.ts';
import { findContents, insertContent } from './states.ts';

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

/** A list of each way in which rows are copied and taken away; what a story of it begins with, and what its screen counts. */
const ofLists: [CountedList, string, (() => Promise<unknown>)?][] = [
  ['articles', 'public.articles'],
  ['media', 'public.media_library'],
  ['taxonomy', 'public.categories'],
  ['people', 'private.accounts'],
  ['bookings', 'private.studio_bookings', () => insertBookings(aBooking())],
  ['failedEmails', 'private.outbox', () => run(failedEmailsSql)],
  [
    'journal',
    'private.account_journal',
    () => insert('private.account_journal', { kind: 'removed', account_id: accountByRole.editor.user_id }),
  ],
  ['deletedMedia', 'private.deleted_records', () => remove('media_library')],
  ['episode', "public.episodes where slug <> ''", () => insertPodcast(insertContent)],
];

it.each(ofLists)('gives %s as many rows as somebody wants (%s)', async (list, table, begin) => {
  await begin?.();
  const held = async () =>
    (await query<{ held: number }>(`select count(*)::int as held from ${table}`))[0]?.held;
  for (const rows of [12, 1]) {
    await changeCount(list, rows);
    expect(await held()).toBe(rows);
  }
});

it('gives the bin of pages as many rows as somebody wants', async () => {
  await insertContent('page/un', { title: 'Le Salon', slug: 'salon' }, { reason: 'saved' });
  await insertContent('page/un', null, { reason: 'reverted' });
  const held = async () => (await findContents()).filter(({ reason }) => reason === 'reverted').length;
  for (const rows of [9, 1]) {
    await changeCount('deletedContents', rows);
    expect(await held()).toBe(rows);
  }
});
