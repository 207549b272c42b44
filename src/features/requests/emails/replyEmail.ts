import { type Email, toLine, toParagraphs, writeEmail } from '../../../emails/email.ts';
import { whyThisEmail } from '../../../emails/whyThisEmail.ts';
import { getReference, type LeadKind } from '../data/lead.ts';
import type { Lead } from './leadNotice.ts';

/** What somebody of the team answers, as `take_email` gives it: who, and where they read what is written back. */
export type Reply = { words: string; author?: string | null; reply_to?: string | null };

const subjects = {
  message: 'Votre message à Porte-Voix',
  estimate: 'Votre estimation de Porte-Voix',
  registration: 'Votre inscription chez Porte-Voix',
  booking: 'Votre réservation chez Porte-Voix',
} as const satisfies Record<LeadKind, string>;

/** To the person of a lead, in the team's own words. Nothing that the person typed stands in it: the address may be somebody else's. */
export function replyEmail(lead: Lead, { words, author }: Reply, siteUrl: string): Email {
  return writeEmail({
    subject: `${subjects[lead.kind ?? 'message']} (réf. ${getReference(lead)})`,
    preheader: toLine(words),
    title: `${author ? toLine(author) : 'L’équipe'} vous répond`,
    paragraphs: toParagraphs(words),
    closing: whyThisEmail('votre demande', siteUrl),
  });
}
