import { company } from '../data/company.ts';
import { writeCalendar } from '../data/calendar.ts';
import { type Email, type EmailContent, writeEmail } from './email.ts';
import { whyThisEmail } from './whyThisEmail.ts';

/** What all e-mails about a registration or a booking read of `private.outbox.data`. Moments are ISO 8601. */
export type PlaceEmailData = {
  /** The session's title, or the studio's name. */
  title: string;
  startsAt: string;
  endsAt: string;
  /** Opens the page of the registration or the booking. */
  token?: string | null;
  /** Until when it is held: to be confirmed, accepted or answered. */
  heldUntil?: string | null;
  /** When whoever comes is reminded. */
  remindsAt?: string | null;
  /** What the team adds. */
  note?: string | null;
  /** Whether an e-mail has brought it to their calendar: nothing else is taken off. */
  isOnCalendar?: boolean;
};

/** What an e-mail of a kind says. */
export type PlaceWords = Pick<EmailContent, 'subject' | 'preheader' | 'title'> & {
  /** A paragraph, or several. */
  text: string | readonly string[];
  facts?: EmailContent['facts'];
  /** What is done on the page that the token opens; without it the e-mail leads elsewhere. */
  action?: string;
  closing?: string;
  /** What the file beside it does to their calendar. */
  calendar?: 'REQUEST' | 'CANCEL';
};

/** Who writes it to whom, and which event of a calendar it is about: the lead's one, and which version of it. */
export type PlaceEmailSender = {
  siteUrl: string;
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

/** Whether a moment of the data is to come. */
export const isToCome = (moment: string | null | undefined) =>
  typeof moment === 'string' && Date.parse(moment) > Date.now();

/**
 * To somebody who asked for a place or a studio. Nothing that they typed stands in it: whoever asks with somebody else's address would
 * choose the words that person reads.
 */
export function placeEmail(
  { text, action, closing, calendar, ...words }: PlaceWords,
  { title, startsAt, endsAt, token, isOnCalendar = true }: PlaceEmailData,
  {
    page,
    otherwise,
    place,
    about,
  }: { page: string; otherwise: { label: string; path: string }; place: string; about: string },
  { siteUrl, leadId, sequence, queuedAt, organizer, attendee }: PlaceEmailSender,
): Email {
  const email = writeEmail({
    ...words,
    paragraphs: [text].flat(),
    action:
      action && token
        ? { label: action, url: `${siteUrl}${page}#${encodeURIComponent(token)}` }
        : { label: otherwise.label, url: `${siteUrl}${otherwise.path}` },
    closing: [...(closing ? [closing] : []), ...whyThisEmail(about, siteUrl)],
  });
  // Nothing is taken off a calendar that never had it.
  if (!calendar || (calendar === 'CANCEL' && !isOnCalendar)) return email;
  // Without the link: calendars are shared.
  const event = {
    uid: `${leadId}@${new URL(siteUrl).hostname}`,
    sequence,
    stamp: queuedAt,
    startsAt,
    endsAt,
    title,
    place,
    organizer: { name: company.name, email: organizer },
    attendee,
  };
  return { ...email, calendar: { method: calendar, content: writeCalendar([event], calendar) } };
}
