import { company } from '../data/company.ts';
import { writeCalendar } from '../data/calendar.ts';
import type { Email } from './email.ts';

/** Which event of a calendar an e-mail is about: the lead's one, and which version of it. */
export type EventOfLead = {
  leadId: string;
  /** Grows from one e-mail about the lead to the next, and is the same when one is tried again. */
  sequence: number;
  /** When the e-mail was queued. */
  queuedAt: string;
  /** The company's address: what calendars have to tell goes there. */
  organizer: string;
  /** Whose calendar it is. */
  attendee: string;
};

/** The e-mail with a calendar that has its event, or takes it off. */
export function withCalendar(
  email: Email,
  method: 'REQUEST' | 'CANCEL' | undefined,
  event: EventOfLead & { siteUrl: string; title: string; startsAt: string; endsAt: string; place: string },
): Email {
  if (!method) return email;
  const { leadId, sequence, queuedAt, organizer, attendee, siteUrl, title, startsAt, endsAt, place } = event;
  // Without the link of the registration: calendars are shared.
  const content = writeCalendar(
    [
      {
        uid: `${leadId}@${new URL(siteUrl).hostname}`,
        sequence,
        stamp: queuedAt,
        startsAt,
        endsAt,
        title,
        place,
        organizer: { name: company.name, email: organizer },
        attendee,
      },
    ],
    method,
  );
  return { ...email, calendar: { method, content } };
}

/** Nothing is taken off a calendar that never had it. */
export const toMethod = (method: 'REQUEST' | 'CANCEL' | undefined, isOnCalendar = true) =>
  method === 'CANCEL' && !isOnCalendar ? undefined : method;
