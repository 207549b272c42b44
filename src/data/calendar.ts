import { countDays } from './span.ts';
import { toClockTime } from './quebecTime.ts';

/** An event as calendars know it. */
export type CalendarEvent = {
  /** The same for as long as it is the same event: a later version replaces the one before. */
  uid: string;
  /** Grows with each version that is sent. */
  sequence: number;
  /** When this version was written, ISO 8601. */
  stamp: string;
  /** From the beginning of the first day to the end of the last: between them are nights (`countDays`). */
  startsAt: string;
  endsAt: string;
  title: string;
  place?: string | null;
  description?: string;
  url?: string;
  /** Nobody has confirmed it yet. */
  isTentative?: boolean;
  /** Who sends it, and to whom: without both, Outlook neither moves nor removes what it has added. E-mail addresses. */
  organizer?: { name: string; email: string };
  attendee?: string;
};

/** RFC 5545's form of a moment in UTC: each calendar shows it at its own hour, over every change of clocks. */
const toUtc = (moment: string) => new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** A text value: without what would begin another line, the four characters with a meaning escaped. */
const toText = (text: string) =>
  text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** An address, which isn't escaped: whatever isn't one is left out. */
const toAddress = (url: string | undefined) => (url && URL.canParse(url) ? new URL(url).href : undefined);

/** A name beside a property, which has no way to hold quotes. */
const toParameter = (text: string) => `"${text.replaceAll(/[\p{Cc}"]/gu, ' ')}"`;

/** An e-mail address as an address of calendars. */
const toMailto = (email: string) => `mailto:${email.replaceAll(/[^\w@.+~'-]/g, encodeURIComponent)}`;

const zone = 'America/Toronto';

/** How clocks are changed in Québec since 2007. */
const timezone = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'TZNAME:HAE',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'TZNAME:HNE',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** A day and an hour as clocks in Québec show them. */
const toLocal = (day: string, time: string) => `;TZID=${zone}:${`${day}T${time}`.replaceAll(/[-:]/g, '')}00`;

/** When an event is: a course of several days is one each day, at the same hours, over a change of clocks as well. */
function getTimes({ startsAt, endsAt }: CalendarEvent): string[] {
  const days = countDays({ starts_at: startsAt, ends_at: endsAt });
  if (days === 1) return [`DTSTART:${toUtc(startsAt)}`, `DTEND:${toUtc(endsAt)}`];
  const [day = '', start = ''] = toClockTime(startsAt).split('T');
  const [, end = ''] = toClockTime(endsAt).split('T');
  return [`DTSTART${toLocal(day, start)}`, `DTEND${toLocal(day, end)}`, `RRULE:FREQ=DAILY;COUNT=${days}`];
}

const longestLine = 73;

/** Lines have 75 bytes at most: what is longer goes on after a blank, never within a character. */
function fold(line: string): string {
  const lines = [''];
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > longestLine) {
      lines.push('');
      bytes = 0;
    }
    lines[lines.length - 1] += character;
    bytes += size;
  }
  return lines.join('\r\n ');
}

/**
 * A calendar (RFC 5545). In an e-mail, `REQUEST` puts an event into its reader's calendar or replaces the version before,
 * without asking for an answer, and `CANCEL` takes it off (RFC 5546); `PUBLISH` is for those that people subscribe to, which
 * have a name and are read again within the hour.
 */
export function writeCalendar(
  events: readonly CalendarEvent[],
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL' = 'PUBLISH',
  name?: string,
) {
  const lines = events.flatMap((event) => {
    const url = toAddress(event.url);
    const status = event.isTentative ? 'TENTATIVE' : 'CONFIRMED';
    return [
      'BEGIN:VEVENT',
      `UID:${toText(event.uid)}`,
      `SEQUENCE:${Math.trunc(event.sequence)}`,
      `DTSTAMP:${toUtc(event.stamp)}`,
      ...getTimes(event),
      `SUMMARY:${toText(event.title)}`,
      ...(event.place ? [`LOCATION:${toText(event.place)}`] : []),
      ...(event.description ? [`DESCRIPTION:${toText(event.description)}`] : []),
      ...(url ? [`URL:${url}`] : []),
      ...(event.organizer
        ? [`ORGANIZER;CN=${toParameter(event.organizer.name)}:${toMailto(event.organizer.email)}`]
        : []),
      // They have said yes on the site, and calendars ask nothing.
      ...(event.attendee ? [`ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:${toMailto(event.attendee)}`] : []),
      `STATUS:${method === 'CANCEL' ? 'CANCELLED' : status}`,
      'END:VEVENT',
    ];
  });
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Porte-Voix//Site//FR',
    `METHOD:${method}`,
    ...(name
      ? [`NAME:${toText(name)}`, `X-WR-CALNAME:${toText(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H']
      : []),
    ...(lines.some((line) => line.startsWith('DTSTART;')) ? timezone : []),
    ...lines,
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}
