import { formatMoment, formatSpan, inQuebec } from '../data/span.ts';
import { company } from '../data/company.ts';
import { paths } from '../paths.ts';
import { type Email, type EmailContent, writeEmail } from './email.ts';
import { type EventOfLead, toMethod, withCalendar } from './eventCalendar.ts';
import { whyThisEmail } from './whyThisEmail.ts';

/** What the e-mails about a booking read of `private.outbox.data`. Moments are ISO 8601. */
export type BookingEmailData = {
  /** The studio's name. */
  studio: string;
  startsAt: string;
  endsAt: string;
  /** The page of the booking with its token, from the site's root: `/reservation#…`. */
  link?: string | null;
  /** Until when the time is held for a request. */
  heldUntil?: string | null;
  /** What the team adds to its answer. */
  note?: string | null;
  /** Whether an e-mail has brought it to their calendar: nothing else is taken off. */
  isOnCalendar?: boolean;
};

/** The kinds of e-mails about a booking. */
export const bookingEmailKinds = [
  'booking-requested',
  'booking-accepted',
  'booking-declined',
  'booking-cancelled',
] as const;
export type BookingEmailKind = (typeof bookingEmailKinds)[number];

type Words = Pick<EmailContent, 'subject' | 'preheader' | 'title' | 'paragraphs'> & {
  action?: string;
  closing?: string;
};

const write: Record<BookingEmailKind, (data: BookingEmailData) => Words> = {
  'booking-requested': ({ studio, heldUntil }) => ({
    subject: `Demande reçue\u00A0: ${studio}`,
    preheader: 'Votre plage est retenue, et nous vous répondons.',
    title: 'Votre demande est reçue',
    paragraphs: [
      heldUntil
        ? `La plage est retenue pour vous jusqu’au ${formatMoment(heldUntil)}. D’ici là, nous l’acceptons ou la refusons, et vous l’écrivons.`
        : 'La plage est retenue pour vous pendant 24\u00A0heures. D’ici là, nous l’acceptons ou la refusons, et vous l’écrivons.',
    ],
    action: 'Voir ou annuler ma demande',
  }),
  'booking-accepted': ({ studio }) => ({
    subject: `Réservation confirmée\u00A0: ${studio}`,
    preheader: 'Le studio est à vous.',
    title: 'Votre réservation est confirmée',
    paragraphs: ['Le studio est à vous à l’heure dite.'],
    action: 'Voir ou annuler ma réservation',
    closing: 'Le fichier joint met la réservation à votre calendrier.',
  }),
  'booking-declined': ({ studio }) => ({
    subject: `Demande refusée\u00A0: ${studio}`,
    preheader: 'Cette plage n’est pas possible.',
    title: 'Nous ne pouvons pas accepter cette plage',
    paragraphs: [
      'La plage que vous demandiez n’est pas possible. Répondez à ce courriel, ou choisissez-en une autre.',
    ],
  }),
  'booking-cancelled': ({ studio }) => ({
    subject: `Réservation annulée\u00A0: ${studio}`,
    preheader: 'La plage est libérée.',
    title: 'Votre réservation est annulée',
    paragraphs: ['La plage est libérée. Vous n’avez rien d’autre à faire.'],
    closing: 'Le fichier joint la retire de votre calendrier.',
  }),
};

const calendars: { [Kind in BookingEmailKind]?: 'REQUEST' | 'CANCEL' } = {
  'booking-accepted': 'REQUEST',
  'booking-cancelled': 'CANCEL',
};

/** To somebody who asked for a studio, without anything that they typed. */
export function bookingEmail(
  kind: BookingEmailKind,
  data: BookingEmailData,
  { siteUrl, ...event }: EventOfLead & { siteUrl: string },
): Email {
  const { action, closing, paragraphs, ...words } = write[kind](data);
  const { studio, startsAt, endsAt, link, note } = data;
  const { street, city } = company.address;
  const email = writeEmail({
    ...words,
    paragraphs: [...paragraphs, ...(note && /\S/.test(note) ? [note] : [])],
    facts: [
      { label: 'Studio', value: studio },
      { label: 'Plage', value: `${formatSpan({ starts_at: startsAt, ends_at: endsAt })} ${inQuebec}` },
    ],
    action:
      action && link
        ? { label: action, url: `${siteUrl}${link}` }
        : { label: 'Nous écrire', url: `${siteUrl}${paths.contact}` },
    closing: [...(closing ? [closing] : []), ...whyThisEmail('votre demande de studio', siteUrl)],
  });
  const place = `${company.name}, ${street}, ${city}`;
  return withCalendar(email, toMethod(calendars[kind], data.isOnCalendar), {
    ...event,
    siteUrl,
    title: studio,
    startsAt,
    endsAt,
    place,
  });
}
