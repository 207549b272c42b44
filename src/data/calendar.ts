/** An event as calendars know it. */
export type CalendarEvent = {
  /** The same for as long as it is the same event: a later version replaces the one before. */
  uid: string;
  /** Grows with each version that is sent. */
  sequence: number;
  /** When this version was written, ISO 8601. */
  stamp: string;
  startsAt: string;
  endsAt: string;
  title: string;
  place?: string | null;
  description?: string;
  url?: string;
  /** Nobody has confirmed it yet. */
  isTentative?: boolean;
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
 * A calendar (RFC 5545) with its hours in UTC. `CANCEL` takes events off calendars that had them; `PUBLISH` puts them there,
 * and asks for no answer. One that people subscribe to has a name, and is read again within the hour.
 */
export function writeCalendar(
  events: readonly CalendarEvent[],
  method: 'PUBLISH' | 'CANCEL' = 'PUBLISH',
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
      `DTSTART:${toUtc(event.startsAt)}`,
      `DTEND:${toUtc(event.endsAt)}`,
      `SUMMARY:${toText(event.title)}`,
      ...(event.place ? [`LOCATION:${toText(event.place)}`] : []),
      ...(event.description ? [`DESCRIPTION:${toText(event.description)}`] : []),
      ...(url ? [`URL:${url}`] : []),
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
    ...lines,
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}
