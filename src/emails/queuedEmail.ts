import {
  type BookingEmailData,
  bookingEmail,
  isBookingEmail,
} from '../features/studios/emails/bookingEmails.ts';
import type { Email } from './email.ts';
import type { Estimate } from '../features/requests/data/estimate.ts';
import {
  estimateEmail,
  type Reply,
  replyEmail,
  type LeadNews,
  leadNews,
  type Lead,
  leadNotice,
} from '../features/requests/emails/leadEmails.ts';
import type { LeadSubject } from '../features/requests/data/leadSubject.ts';
import { type ReleaseProblem, releaseProblem } from '../features/releases/emails/releaseProblem.ts';
import {
  type CourseSessionEmailData,
  courseSessionEmail,
  isCourseSessionEmail,
} from '../features/courses/emails/courseSessionEmails.ts';

/** Who writes: where the site is, the company's own address, and how one pays it. */
export type Sender = { siteUrl: string; organizer: string; payment: string };

/** An e-mail of `private.outbox`, as `take_email` gives it: what its data says is true at present. */
export type QueuedEmail = {
  id: number;
  kind: string;
  /** Empty for what the team is told: whom the settings name. */
  recipient: string | null;
  data: unknown;
  /** Null for what is about a release. */
  lead: Lead | null;
  created_at: string;
};

/**
 * Writes an e-mail of the outbox.
 *
 * @throws when nobody knows the kind, or its data can't be read.
 */
export function writeQueuedEmail(
  { id, kind, recipient, data, lead, created_at }: QueuedEmail,
  { siteUrl, organizer, payment }: Sender,
): Email {
  if (kind === 'release-problem') return releaseProblem(data as ReleaseProblem, siteUrl);
  if (!lead) throw new Error('an e-mail about nobody');
  const event = {
    leadId: lead.id,
    sequence: id,
    queuedAt: created_at,
    organizer,
    attendee: recipient ?? lead.email,
    siteUrl,
  };
  if (kind === 'lead-notice') return leadNotice({ ...lead, ...(data as LeadSubject) }, siteUrl);
  if (kind === 'lead-news') return leadNews(lead, data as LeadNews, siteUrl);
  if (kind === 'reply') return replyEmail(lead, data as Reply, siteUrl);
  if (kind === 'estimate') {
    const { figures = lead.estimate } = data as { figures?: Estimate };
    if (!figures) throw new Error('an estimate without figures');
    return estimateEmail(figures, siteUrl);
  }
  if (isCourseSessionEmail(kind))
    return courseSessionEmail(kind, { ...(data as CourseSessionEmailData), payment }, event);
  if (isBookingEmail(kind)) return bookingEmail(kind, data as BookingEmailData, event);
  throw new Error(`no e-mail is of the kind ${kind}`);
}
