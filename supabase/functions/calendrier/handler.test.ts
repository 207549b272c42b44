import { describe, expect, it, vi } from 'vitest';
import { createCalendar } from './handler.ts';

const token = 'jeton-de-calendrier'.padEnd(43, '0');
const address = `https://projet.example/functions/v1/calendrier/${token}.ics`;

const booking = {
  id: '10000000-0000-4000-8000-000000000001',
  studio_name: 'Studio Charest',
  // Sunday evening in Québec.
  starts_at: '2026-11-02T01:00:00+00:00',
  ends_at: '2026-11-02T03:00:00+00:00',
  state: 'accepted',
  changed_at: '2026-10-30T14:05:00+00:00',
};

/** Asks for the calendar over a database that answers so. */
function ask(answer: () => Response, url = address, method = 'GET') {
  const database = vi.fn(async (_url: string, _init: RequestInit) => answer());
  const calendar = createCalendar({
    apiUrl: 'https://projet.example',
    publishableKey: 'sb_publishable_1',
    siteUrl: 'https://porte-voix.example',
    fetch: database,
  });
  return { database, answered: calendar(new Request(url, { method })) };
}

describe('the team’s calendar', () => {
  it('has the studios’ times in UTC, which lead to the week of Québec', async () => {
    const requested = { ...booking, id: '10000000-0000-4000-8000-000000000002', state: 'requested' };
    const { database, answered } = ask(() => Response.json([booking, requested]));
    const text = (await (await answered).text()).replaceAll('\r\n ', '');
    expect(text.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Porte-Voix//Site//FR',
      'METHOD:PUBLISH',
      String.raw`NAME:Studios\, Porte-Voix`,
      String.raw`X-WR-CALNAME:Studios\, Porte-Voix`,
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'BEGIN:VEVENT',
      'UID:10000000-0000-4000-8000-000000000001@porte-voix.example',
      'SEQUENCE:1',
      'DTSTAMP:20261030T140500Z',
      'DTSTART:20261102T010000Z',
      'DTEND:20261102T030000Z',
      'SUMMARY:Studio Charest',
      'URL:https://porte-voix.example/admin/bookings?semaine=2026-11-01',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:10000000-0000-4000-8000-000000000002@porte-voix.example',
      'SEQUENCE:0',
      'DTSTAMP:20261030T140500Z',
      'DTSTART:20261102T010000Z',
      'DTEND:20261102T030000Z',
      'SUMMARY:Studio Charest (à confirmer)',
      'URL:https://porte-voix.example/admin/bookings?semaine=2026-11-01',
      'STATUS:TENTATIVE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
    expect(database.mock.calls).toMatchObject([
      [
        'https://projet.example/rest/v1/rpc/read_calendar',
        { method: 'POST', headers: { apikey: 'sb_publishable_1' }, body: JSON.stringify({ token }) },
      ],
    ]);
  });

  it('is stored by nobody on the way, and found by no search engine', async () => {
    const { headers } = await ask(() => Response.json([])).answered;
    expect(Object.fromEntries(headers)).toEqual({
      'cache-control': 'private, no-store',
      'content-type': 'text/calendar; charset=utf-8',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
  });

  it('without bookings is an empty one, and its head has no body', async () => {
    expect(await (await ask(() => Response.json([])).answered).text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
    const head = await ask(() => Response.json([]), address, 'HEAD').answered;
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('of a token that is none, or was revoked, isn’t there', async () => {
    const { answered } = ask(() => Response.json({ code: 'PT404' }, { status: 404 }));
    expect((await answered).status).toBe(404);
    for (const name of ['', 'court.ics', `${token}.txt`, `${'x'.repeat(101)}.ics`, `${token}%20.ics`]) {
      const other = ask(() => Response.json([]), `https://projet.example/functions/v1/calendrier/${name}`);
      expect([(await other.answered).status, other.database.mock.calls.length]).toEqual([404, 0]);
    }
  });

  it.each([
    ['refuses', () => new Response('secret', { status: 401 })],
    ['answers something else', () => new Response('<html>')],
    ['can’t be reached', () => Promise.reject(new TypeError('refused'))],
  ])('is asked for again where the database %s', async (_what, answer) => {
    const response = await ask(answer as () => Response).answered;
    expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([
      503,
      '300',
      '',
    ]);
  });

  it('is only read', async () => {
    expect((await ask(() => Response.json([]), address, 'POST').answered).status).toBe(405);
  });
});
