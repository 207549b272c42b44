import { fullName } from '../../../data/fullName.ts';
import { nameService } from '../data/contactServices.ts';
import { type LeadSubject, listSubject, nameSubject } from '../data/leadSubject.ts';
import { formatMoment } from '../../../data/span.ts';
import { paths } from '../../../paths.ts';
import { type Email, toLine, writeEmail } from '../../../emails/email.ts';
import { describeEstimate, type Estimate } from '../data/estimate.ts';

/** What came of a visit, as far as e-mails read its row. */
export type Lead = {
  id: string;
  kind?: 'message' | 'estimate' | 'registration' | 'booking';
  first_name: string | null;
  last_name: string | null;
  email: string;
  company: string | null;
  service: string | null;
  message: string;
  estimate?: Estimate | null;
  /** ISO 8601. */
  created_at: string;
} & Partial<LeadSubject>;

const words = {
  message: {
    subject: 'Message',
    title: 'Un message vient d’arriver',
    did: 'vous a écrit par le formulaire du site',
  },
  estimate: {
    subject: 'Estimation',
    title: 'Une estimation vient d’être demandée',
    did: 'a demandé une estimation par le calculateur du site',
  },
  registration: {
    subject: 'Inscription',
    title: 'Une inscription vient d’arriver',
    did: 'vient de s’inscrire à une formation',
  },
  booking: {
    subject: 'Réservation',
    title: 'Une réservation vient d’être demandée',
    did: 'a demandé un studio',
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
      { label: 'Entreprise', value: company ?? '' },
      { label: 'Service', value: service ? nameService(service) : '' },
      ...(estimate ? describeEstimate(estimate) : []),
      { label: 'Reçu le', value: formatMoment(created_at) },
    ].filter(({ value }) => value !== ''),
    ...(/\S/.test(message) && { quotation: message }),
    action: { label: 'Ouvrir la demande', url: `${siteUrl}${paths.admin.lead(lead.id)}` },
    closing: [
      'Répondez à ce courriel pour lui écrire, puis faites avancer la demande dans l’administration.',
    ],
  });
}
