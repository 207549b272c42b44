import { formatMoment, formatSpan } from '../../../data/span.ts';
import { paths } from '../../../paths.ts';
import { type Email, toLine, writeEmail } from '../../../emails/email.ts';
import type { PlaceEmailData } from '../../../emails/placeEmail.ts';
import type { Lead } from './leadNotice.ts';

/** What became of a registration or a booking without the team, as `private.outbox.data` says it. */
export type LeadNews = Pick<PlaceEmailData, 'title' | 'startsAt' | 'endsAt' | 'heldUntil'> & {
  news: 'cancelled' | 'seats-returned' | 'unanswered' | 'place-free';
  /** How many places the registration has; none for a studio. */
  seats?: number | null;
};

type Words = { subject: string; title: string; paragraphs: string[] };

const write: Record<LeadNews['news'], (name: string, data: LeadNews) => Words> = {
  cancelled: (name, { title }) => ({
    subject: `Annulée\u00A0: ${title}`,
    title: `${name} a annulé`,
    paragraphs: [
      'La place ou la plage est libre de nouveau. La personne a reçu un courriel qui le confirme.',
    ],
  }),
  'seats-returned': (name, { title, seats }) => ({
    subject: `Places rendues\u00A0: ${title}`,
    title: `${name} a rendu des places`,
    paragraphs: [
      `${seats === 1 ? 'Il lui en reste une' : `Il lui en reste ${seats ?? ''}`}. La personne a reçu un courriel qui le confirme.`,
    ],
  }),
  unanswered: (name, { title, heldUntil }) => ({
    subject: `Sans réponse\u00A0: ${title}`,
    title: `${name} attend une réponse`,
    paragraphs: [
      `La plage n’est retenue que jusqu’au ${heldUntil ? formatMoment(heldUntil) : 'terme'}. Ensuite, la personne apprend que personne n’a répondu, et d’autres peuvent prendre la plage.`,
    ],
  }),
  'place-free': (name, { title }) => ({
    subject: `Place libre\u00A0: ${title}`,
    title: `Une place est libre, et ${name} attend`,
    paragraphs: [
      'Il est trop tard pour l’offrir par courriel\u00A0: les inscriptions sont closes, ou la formation commence bientôt. Appelez la personne si vous voulez la lui donner, puis confirmez-la dans la liste.',
    ],
  }),
};

/** To the team: what became of a registration or a booking, and what there is to do. */
export function leadNews(lead: Lead, data: LeadNews, siteUrl: string): Email {
  const { first_name, last_name, email } = lead;
  const name = toLine(`${first_name ?? ''} ${last_name ?? ''}`) || email;
  const { paragraphs, ...words } = write[data.news](name, data);
  const { title, startsAt, endsAt, seats } = data;
  return writeEmail({
    ...words,
    preheader: words.title,
    paragraphs,
    facts: [
      { label: 'Demande', value: title },
      { label: 'Quand', value: formatSpan({ starts_at: startsAt, ends_at: endsAt }) },
      { label: 'Places', value: seats ? String(seats) : '' },
      { label: 'Courriel', value: email },
    ].filter(({ value }) => value !== ''),
    action: { label: 'Ouvrir la demande', url: `${siteUrl}${paths.admin.lead(lead.id)}` },
    closing: [],
  });
}
