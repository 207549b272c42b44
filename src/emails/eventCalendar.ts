import { writeCalendar } from '../data/calendar.ts';
import type { Email } from './email.ts';

/** Which event of a calendar an e-mail is about: the lead's one, and which version of it. */
export type EventOfLead = {
  leadId: string;
  /** Grows from one e-mail about the lead to the next, and is the same when one is tried again. */
  sequence: number;
  /** When the e-mail was queued. */
  queuedAt: string;
};

/** The e-mail with a calendar that has its event, or takes it off. */
export function withCalendar(
  email: Email,
  method: 'PUBLISH' | 'CANCEL' | undefined,
  event: EventOfLead & { siteUrl: string; title: string; startsAt: string; endsAt: string; place: string },
): Email {
  if (!method) return email;
  const { leadId, sequence, queuedAt, siteUrl, title, startsAt, endsAt, place } = event;
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
      },
    ],
    method,
  );
  return { ...email, calendar: { method, content } };
}
