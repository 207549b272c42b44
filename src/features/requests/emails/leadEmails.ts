import { fullName } from '../../../data/fullName.ts';
import { nameService } from '../data/contactServices.ts';
import { type LeadSubject, listSubject, nameSubject } from '../data/leadSubject.ts';
import { formatMoment, formatSpan } from '../../../data/span.ts';
import { paths } from '../../../paths.ts';
import { type Email, toLine, writeEmail, toParagraphs } from '../../../emails/email.ts';
import { describeEstimate, type Estimate } from '../data/estimate.ts';
import { formatCurrency } from '../data/roi.ts';
import { whyThisEmail } from '../../../emails/whyThisEmail.ts';
import { getReference, type Lead as ListedLead } from '../data/lead.ts';
import type { PlaceEmailData } from '../../../emails/placeEmail.ts';

/** What came of a visit, as far as e-mails read its row. */
export type Lead = Pick<
  ListedLead,
  'id' | 'first_name' | 'last_name' | 'company' | 'service' | 'message' | 'created_at'
> &
  Partial<Pick<ListedLead, 'kind' | 'estimate' | keyof LeadSubject>> & { email: string };

const words = {
  message: {
    subject: 'Message',
    title: 'Un message vient d’arriver',
    did: 'vous a écrit par le formulaire du site',
    reply: 'Votre message à Porte-Voix',
  },
  estimate: {
    subject: 'Estimation',
    title: 'Une estimation vient d’être demandée',
    did: 'a demandé une estimation par le calculateur du site',
    reply: 'Votre estimation de Porte-Voix',
  },
  registration: {
    subject: 'Inscription',
    title: 'Une inscription vient d’arriver',
    did: 'vient de s’inscrire à une formation',
    reply: 'Votre inscription chez Porte-Voix',
  },
  booking: {
    subject: 'Réservation',
    title: 'Une réservation vient d’être demandée',
    did: 'a demandé un studio',
    reply: 'Votre réservation chez Porte-Voix',
  },
} as const;

/** To the agency, for each lead. What the visitor typed stands there as text, whatever it is. */
export function leadNotice(lead: Lead, siteUrl: string): Email {
  const {
    kind = 'message',
    first_name,
    last_name,
    email,
    company,
    service,
    message,
    estimate,
    created_at,
    registration = null,
    booking = null,
  } = lead;
  const name = fullName({ first_name, last_name });
  const { subject, title, did } = words[kind] ?? words.message;
  const asked = nameSubject({ registration, booking });
  return writeEmail({
    subject: `${subject} de ${name || email}${company ? ` (${company})` : ''}${asked ? `\u00A0: ${asked}` : ''}`,
    preheader: toLine(message) || asked || title,
    title,
    paragraphs: [`${name || 'Une personne'} ${did}.`],
    facts: [
      ...listSubject({ registration, booking }),
      { label: 'Nom', value: name },
      { label: 'Courriel', value: email },
      { label: 'Entreprise', value: company },
      { label: 'Service', value: service && nameService(service) },
      ...(estimate ? describeEstimate(estimate) : []),
      { label: 'Reçu le', value: formatMoment(created_at) },
    ],
    ...(/\S/.test(message) && { quotation: message }),
    action: { label: 'Ouvrir la demande', url: `${siteUrl}${paths.admin.lead(lead.id)}` },
    closing: [
      'Répondez à ce courriel pour lui écrire, puis faites avancer la demande dans l’administration.',
    ],
  });
}

/** To whoever asked for the figures of the calculator. */
export const estimateEmail = (figures: Estimate, siteUrl: string): Email =>
  writeEmail({
    subject: 'Votre estimation',
    preheader: `Un retour attendu de ${formatCurrency(figures.expectedReturn)}.`,
    title: 'Voici votre estimation',
    paragraphs: [
      'Vous avez demandé à recevoir le résultat du calculateur. C’est un ordre de grandeur, tiré des résultats moyens de nos projets\u00A0: une soumission précisera les chiffres.',
      'La suite\u00A0: une personne de l’équipe lit votre demande et vous répond à cette adresse. Vous pouvez aussi répondre à ce courriel.',
    ],
    facts: describeEstimate(figures),
    action: { label: 'Voir nos services', url: `${siteUrl}${paths.services}` },
    closing: whyThisEmail('votre demande d’estimation', siteUrl),
  });

/** What somebody of the team answers, as `take_email` gives it: who, and where they read what is written back. */
export type Reply = { words: string; author?: string | null; reply_to?: string | null };

/** To the person of a lead, in the team's own words. Nothing that the person typed stands in it: the address may be somebody else's. */
export function replyEmail(lead: Lead, { words: text, author }: Reply, siteUrl: string): Email {
  return writeEmail({
    subject: `${words[lead.kind ?? 'message'].reply} (réf. ${getReference(lead)})`,
    preheader: toLine(text),
    title: `${author ? toLine(author) : 'L’équipe'} vous répond`,
    paragraphs: toParagraphs(text),
    closing: whyThisEmail('votre demande', siteUrl),
  });
}

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
      { label: 'Places', value: seats ? String(seats) : null },
      { label: 'Courriel', value: email },
    ],
    action: { label: 'Ouvrir la demande', url: `${siteUrl}${paths.admin.lead(lead.id)}` },
    closing: [],
  });
}
