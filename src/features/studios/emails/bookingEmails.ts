import { formatHour, formatMoment, formatSpan, inQuebec } from '../../../data/span.ts';
import { company } from '../../../data/company.ts';
import { paths } from '../../../paths.ts';
import type { Email } from '../../../emails/email.ts';
import {
  isToCome,
  placeEmail,
  type PlaceEmailData,
  type PlaceEmailSender,
  type PlaceWords,
} from '../../../emails/placeEmail.ts';

/** What the e-mails about a booking read of `private.outbox.data`. */
export type BookingEmailData = PlaceEmailData & {
  /** Who cancelled. */
  reason?: 'person' | 'staff' | null;
};

const write = {
  'booking-unconfirmed': ({ title, heldUntil }) => ({
    subject: `Confirmez votre demande\u00A0: ${title}`,
    preheader: 'Un bouton, et nous vous répondons.',
    title: 'Confirmez votre demande',
    text: `La plage vous est gardée ${
      heldUntil ? `jusqu’à ${formatHour(heldUntil)} ${inQuebec}` : 'pendant une demi-heure'
    }. Confirmez par le bouton d’ici là, et nous vous répondons.`,
    action: 'Confirmer ma demande',
    closing: 'Si vous n’avez rien demandé, ne faites rien\u00A0: la plage redevient libre d’elle-même.',
  }),
  'booking-requested': ({ title, heldUntil }) => ({
    subject: `Demande reçue\u00A0: ${title}`,
    preheader: 'Votre plage est retenue, et nous vous répondons.',
    title: 'Votre demande est reçue',
    text: heldUntil
      ? `La plage est retenue pour vous jusqu’au ${formatMoment(heldUntil)}. D’ici là, nous l’acceptons ou la refusons, et vous l’écrivons.`
      : 'La plage est retenue pour vous pendant 24\u00A0heures au plus. D’ici là, nous l’acceptons ou la refusons, et vous l’écrivons.',
    action: 'Voir ou annuler ma demande',
  }),
  'booking-lapsed': ({ title }) => ({
    subject: `Sans réponse\u00A0: ${title}`,
    preheader: 'La plage n’est plus gardée pour vous.',
    title: 'Nous n’avons pas répondu à temps',
    text: 'Nous en sommes désolés. La plage n’est plus gardée pour vous\u00A0: répondez à ce courriel ou appelez-nous si vous la voulez toujours, ou choisissez-en une autre.',
  }),
  'booking-reminder': ({ title }) => ({
    subject: `Rappel\u00A0: ${title}`,
    preheader: 'Votre réservation approche.',
    title: 'Votre réservation approche',
    text: 'Un rappel de votre réservation. Si vous ne pouvez pas venir, annulez-la dès que possible.',
    action: 'Voir ou annuler ma réservation',
  }),
  'booking-accepted': ({ title, remindsAt }) => ({
    subject: `Réservation confirmée\u00A0: ${title}`,
    preheader: 'Le studio est à vous.',
    title: 'Votre réservation est confirmée',
    text: isToCome(remindsAt)
      ? 'Le studio est à vous à l’heure dite. Nous vous écrirons deux jours avant, pour vous le rappeler.'
      : 'Le studio est à vous à l’heure dite.',
    action: 'Voir ou annuler ma réservation',
    closing: 'Le fichier joint met la réservation à votre calendrier.',
    calendar: 'REQUEST',
  }),
  'booking-declined': ({ title }) => ({
    subject: `Demande refusée\u00A0: ${title}`,
    preheader: 'Cette plage n’est pas possible.',
    title: 'Nous ne pouvons pas accepter cette plage',
    text: 'La plage que vous demandiez n’est pas possible. Répondez à ce courriel, ou choisissez-en une autre.',
  }),
  'booking-cancelled': ({ title, reason }) => ({
    subject: `Réservation annulée\u00A0: ${title}`,
    preheader: 'La plage est libérée.',
    title: reason === 'staff' ? 'Nous avons annulé votre réservation' : 'Votre réservation est annulée',
    text:
      reason === 'staff'
        ? 'Notre équipe a dû annuler votre réservation. Nous en sommes désolés\u00A0: répondez à ce courriel si une autre plage vous conviendrait.'
        : 'La plage est libérée. Vous n’avez rien d’autre à faire.',
    closing: 'Le fichier joint la retire de votre calendrier.',
    calendar: 'CANCEL',
  }),
} satisfies Record<string, (data: BookingEmailData) => PlaceWords>;

/** Whether an e-mail is one about a booking. */
export const isBookingEmail = (kind: string): kind is keyof typeof write => Object.hasOwn(write, kind);

/** To somebody who asked for a studio. */
export function bookingEmail(
  kind: keyof typeof write,
  data: BookingEmailData,
  sender: PlaceEmailSender,
): Email {
  const { text, ...words }: PlaceWords = write[kind](data);
  const { title, startsAt, endsAt, note } = data;
  const { street, city } = company.address;
  return placeEmail(
    {
      ...words,
      text: [...[text].flat(), ...(note && /\S/.test(note) ? [note] : [])],
      facts: [
        { label: 'Studio', value: title },
        { label: 'Plage', value: `${formatSpan({ starts_at: startsAt, ends_at: endsAt })} ${inQuebec}` },
      ],
    },
    data,
    {
      page: paths.booking,
      otherwise: { label: 'Nous écrire', path: paths.contact },
      place: `${company.name}, ${street}, ${city}`,
      about: 'votre demande de studio',
    },
    sender,
  );
}
