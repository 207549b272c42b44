import { writeCalendar } from '../../../src/data/calendar.ts';
import { company } from '../../../src/data/company.ts';
import { toClockTime } from '../../../src/data/quebecTime.ts';
import { keyHeaders } from '../_shared/project.ts';

/** The project that the function works for. */
export type CalendarOptions = {
  /** Where the API answers, without a slash at the end. */
  apiUrl: string;
  /** What a visitor has too: the token in the address opens the calendar, and nothing else. */
  publishableKey: string;
  /** The site's own address: events lead to it. */
  siteUrl: string;
  fetch?: (input: string, init: RequestInit) => Promise<Response>;
};

/** What `read_calendar` has of a booking. */
type CalendarRow = {
  id: string;
  studio_name: string;
  starts_at: string;
  ends_at: string;
  state: 'requested' | 'accepted';
  changed_at: string;
};

/** Whoever has the address reads it; nobody on the way stores it, and nobody finds it. */
const privateHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

const answer = (status: number, headers: Record<string, string> = {}, body: string | null = null) =>
  new Response(body, { status, headers: { ...privateHeaders, ...headers } });

/**
 * Answers `…/calendrier/<token>.ics`, which the team's calendars read (product: booking a studio): when studios are booked or asked for, and
 * nothing of who does. One file for the hosted project, where Deno serves it, and for the embedded backend.
 */
export function createCalendar(options: CalendarOptions): (request: Request) => Promise<Response> {
  const { apiUrl, publishableKey, siteUrl } = options;
  const ask = options.fetch ?? ((input, init) => fetch(input, init));

  return async ({ method, url }) => {
    if (method !== 'GET' && method !== 'HEAD') return answer(405, { allow: 'GET, HEAD' });
    const token = /\/calendrier\/([\w-]{22,100})\.ics$/.exec(new URL(url).pathname)?.[1];
    if (!token) return answer(404);
    // A calendar that learns that there is nothing forgets the address: it has to be the database that says so.
    const found = await ask(`${apiUrl}/rest/v1/rpc/read_calendar`, {
      method: 'POST',
      headers: { ...keyHeaders(publishableKey), 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    }).catch(() => undefined);
    if (found?.status === 404) return answer(404);
    const rows: unknown = found?.ok ? await found.json().catch(() => undefined) : undefined;
    if (!Array.isArray(rows)) return answer(503, { 'retry-after': '300' });
    const host = new URL(siteUrl).hostname;
    const events = (rows as CalendarRow[]).map((row) => ({
      uid: `${row.id}@${host}`,
      // Each version is newer than those before it.
      sequence: row.state === 'accepted' ? 1 : 0,
      stamp: row.changed_at,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      title: row.state === 'accepted' ? row.studio_name : `${row.studio_name} (à confirmer)`,
      isTentative: row.state === 'requested',
      url: `${siteUrl}/admin/bookings?semaine=${toClockTime(row.starts_at).slice(0, 10)}`,
    }));
    const calendar = writeCalendar(events, 'PUBLISH', `Studios, ${company.name}`);
    return answer(
      200,
      { 'content-type': 'text/calendar; charset=utf-8' },
      method === 'HEAD' ? null : calendar,
    );
  };
}
