import { type BookingEmailData, bookingEmail, bookingEmailKinds } from './bookingEmails.ts';
import type { Email } from './email.ts';
import { type EstimateFigures, estimateEmail } from './estimateEmail.ts';
import { type Lead, leadNotice } from './leadNotice.ts';
import { type SessionEmailData, sessionEmail, sessionEmailKinds } from './sessionEmails.ts';

/** An e-mail of `private.outbox`, as `take_emails` gives it. */
export type QueuedEmail = {
  id: number;
  kind: string;
  /** Empty for the notice of a lead: whom the settings name. */
  recipient: string | null;
  data: unknown;
  lead: Lead;
  created_at: string;
};

const includes = <Kind extends string>(kinds: readonly Kind[], kind: string): kind is Kind =>
  (kinds as readonly string[]).includes(kind);

/**
 * Writes an e-mail of the outbox. Written again for another try, it is the same.
 *
 * @throws when nobody knows the kind, or its data can't be read.
 */
export function writeQueuedEmail({ id, kind, data, lead, created_at }: QueuedEmail, siteUrl: string): Email {
  const event = { leadId: lead.id, sequence: id, queuedAt: created_at, siteUrl };
  if (kind === 'lead-notice') return leadNotice(lead, siteUrl);
  if (kind === 'estimate') {
    const { figures = lead.estimate } = data as { figures?: EstimateFigures };
    if (!figures) throw new Error('an estimate without figures');
    return estimateEmail(figures, siteUrl);
  }
  if (includes(sessionEmailKinds, kind)) return sessionEmail(kind, data as SessionEmailData, event);
  if (includes(bookingEmailKinds, kind)) return bookingEmail(kind, data as BookingEmailData, event);
  throw new Error(`no e-mail is of the kind ${kind}`);
}
