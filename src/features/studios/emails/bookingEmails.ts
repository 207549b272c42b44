import { formatHour, formatMoment, formatSpan, inQuebec } from '../../../data/span.ts';
import { company } from '../../../data/company.ts';
import { paths } from '../../../paths.ts';
import { type Email, type EmailContent, writeEmail } from '../../../emails/email.ts';
import { type EventOfLead, toMethod, withCalendar } from '../../../emails/eventCalendar.ts';
import { whyThisEmail } from '../../../emails/whyThisEmail.ts';

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
  /** When whoever has it is reminded. */
  remindsAt?: string | null;
  /** Who cancelled. */
  reason?: 'person' | 'staff' | null;
  /** What the team adds to its answer. */
  note?: string | null;
  /** Whether an e-mail has brought it to their calendar: nothing else is taken off. */
  isOnCalendar?: boolean;
};

/** The kinds of e-mails about a booking. */
export const bookingEmailKinds = [
  'booking-unconfirmed',
  'booking-requested',
  'booking-accepted',
  'booking-declined',
  'booking-lapsed',
  'booking-cancelled',
  'booking-reminder',
] as const;
export type BookingEmailKind = (typeof bookingEmailKinds)[number];

type Words = Pick<EmailContent, 'subject' | 'preheader' | 'title' | 'paragraphs'> & {
  action?: string;
  closing?: string;
};

const write: Record<BookingEmailKind, (data: BookingEmailData) => Words> = {
  'booking-unconfirmed': ({ studio, heldUntil }) => ({
    subject: `Confirmez votre demande\u00A0: ${studio}`,
    preheader: 'Un bouton, et nous vous répondons.',
    title: 'Confirmez votre demande',
    paragraphs: [
      `La plage vous est gardée ${
        heldUntil ? `jusqu’à ${formatHour(heldUntil)} ${inQuebec}` : 'pendant une demi-heure'
      }. Confirmez par le bouton d’ici là, et nous vous répondons.`,
    ],
    action: 'Confirmer ma demande',
    closing: 'Si vous n’avez rien demandé, ne faites rien\u00A0: la plage redevient libre d’elle-même.',
  }),
  'booking-requested': ({ studio, heldUntil }) => ({
    subject: `Demande reçue\u00A0: ${studio}`,
    preheader: 'Votre plage est retenue, et nous vous répondons.',
    title: 'Votre demande est reçue',
    paragraphs: [
      heldUntil
        ? `La plage est retenue pour vous jusqu’au ${formatMoment(heldUntil)}. D’ici là, nous l’acceptons ou la refusons, et vous l’écrivons.`
        : 'La plage est retenue pour vous pendant 24\u00A0heures au plus. D’ici là, nous l’acceptons ou la refusons, et vous l’écrivons.',
    ],
    action: 'Voir ou annuler ma demande',
  }),
  'booking-lapsed': ({ studio }) => ({
    subject: `Sans réponse\u00A0: ${studio}`,
    preheader: 'La plage n’est plus gardée pour vous.',
    title: 'Nous n’avons pas répondu à temps',
    paragraphs: [
      'Nous en sommes désolés. La plage n’est plus gardée pour vous\u00A0: répondez à ce courriel ou appelez-nous si vous la voulez toujours, ou choisissez-en une autre.',
    ],
  }),
  'booking-reminder': ({ studio }) => ({
    subject: `Rappel\u00A0: ${studio}`,
    preheader: 'Votre réservation approche.',
    title: 'Votre réservation approche',
    paragraphs: ['Un rappel de votre réservation. Si vous ne pouvez pas venir, annulez-la dès que possible.'],
    action: 'Voir ou annuler ma réservation',
  }),
  'booking-accepted': ({ studio, remindsAt }) => ({
    subject: `Réservation confirmée\u00A0: ${studio}`,
    preheader: 'Le studio est à vous.',
    title: 'Votre réservation est confirmée',
    paragraphs: [
      remindsAt && Date.parse(remindsAt) > Date.now()
        ? 'Le studio est à vous à l’heure dite. Nous vous écrirons deux jours avant, pour vous le rappeler.'
        : 'Le studio est à vous à l’heure dite.',
    ],
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
  'booking-cancelled': ({ studio, reason }) => ({
    subject: `Réservation annulée\u00A0: ${studio}`,
    preheader: 'La plage est libérée.',
    title: reason === 'staff' ? 'Nous avons annulé votre réservation' : 'Votre réservation est annulée',
    paragraphs: [
      reason === 'staff'
        ? 'Notre équipe a dû annuler votre réservation. Nous en sommes désolés\u00A0: répondez à ce courriel si une autre plage vous conviendrait.'
        : 'La plage est libérée. Vous n’avez rien d’autre à faire.',
    ],
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
