import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, writeCalendar } from './calendar.ts';

const event: CalendarEvent = {
  uid: 'b0000000-0000-4000-8000-000000000001@porte-voix.example',
  sequence: 3,
  stamp: '2026-11-20T14:05:00Z',
  startsAt: '2026-12-09T09:00:00-05:00',
  endsAt: '2026-12-09T21:00:00Z',
  title: 'Prise de parole, devant la caméra; première partie',
  place: '525, boulevard Charest Est',
};

/** The lines of a calendar as their readers have them: whole again. */
const unfold = (calendar: string) => calendar.replaceAll('\r\n ', '').split('\r\n');

/** What another program writes of the same event. */
function writeOtherwise({ uid, sequence, stamp, startsAt, endsAt, title, place }: CalendarEvent): string {
  const calendar = ical({ method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: uid,
    sequence,
    stamp: new Date(stamp),
    start: new Date(startsAt),
    end: new Date(endsAt),
    summary: title,
    location: place ?? null,
    status: ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}

describe('a calendar', () => {
  it('says what another program says of the same event', () => {
    const without = (lines: string[]) =>
      lines.filter((line) => line !== '' && !line.startsWith('PRODID')).toSorted();
    expect(without(unfold(writeCalendar([event])))).toEqual(without(unfold(writeOtherwise(event))));
  });

  it('has lines of 75 bytes at most, whole in their characters', () => {
    const title = 'Été🎙️'.repeat(60);
    const calendar = writeCalendar([{ ...event, title }]);
    for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfold(calendar)).toContain(`SUMMARY:${title}`);
  });

  it('begins no line with what somebody wrote', () => {
    const hostile = 'Voix\r\nEND:VEVENT\nATTENDEE:mailto:a@exemple.ca\u2028BEGIN:VALARM\u0000';
    const calendar = writeCalendar([
      { ...event, title: hostile, place: hostile, description: hostile, url: 'non\r\nX:y' },
    ]);
    expect(unfold(calendar).filter((line) => /^(?:ATTENDEE|BEGIN:VALARM|X)/.test(line))).toEqual([]);
    expect(calendar.match(/^END:VEVENT/gm)).toHaveLength(1);
  });

  it('of a course of two days is at the same hours each day, and not at night', () => {
    const course = { ...event, startsAt: '2027-01-21T14:00:00Z', endsAt: '2027-01-22T21:30:00Z' };
    const lines = unfold(writeCalendar([course]));
    expect(lines.filter((line) => /^(?:DTSTART;|DTEND|RRULE:FREQ=DAILY)/.test(line))).toEqual([
      'DTSTART;TZID=America/Toronto:20270121T090000',
      'DTEND;TZID=America/Toronto:20270121T163000',
      'RRULE:FREQ=DAILY;COUNT=2',
    ]);
    expect(lines.filter((line) => line === 'BEGIN:VTIMEZONE')).toHaveLength(1);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  });

  it('names who sends it and to whom, as another program does', () => {
    const sent = {
      ...event,
      organizer: { name: 'Porte-Voix', email: 'info@porte-voix.example' },
      attendee: "marie.o'connor+balado@exemple.ca",
    };
    expect(unfold(writeCalendar([sent], 'REQUEST'))).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'ORGANIZER;CN="Porte-Voix":mailto:info@porte-voix.example',
        "ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:marie.o'connor+balado@exemple.ca",
      ]),
    );
    const calendar = ical({ method: ICalCalendarMethod.REQUEST });
    calendar.createEvent({
      start: new Date(event.startsAt),
      summary: 'S',
      organizer: { name: 'Porte-Voix', email: 'info@porte-voix.example' },
    });
    expect(unfold(calendar.toString())).toContain('ORGANIZER;CN="Porte-Voix":mailto:info@porte-voix.example');
  });

  it('takes events off with CANCEL', () => {
    expect(writeCalendar([event], 'CANCEL')).toContain('METHOD:CANCEL\r\n');
    expect(writeCalendar([event], 'CANCEL')).toContain('STATUS:CANCELLED\r\n');
  });
});
