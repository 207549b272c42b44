import type { Booking } from '#features/studios/data/booking.ts';
import { formatHour, formatMoment, inQuebec } from '#data/span.ts';

/** What a booking is at a moment, in words, and what its person can do with it. */
export type DescribedBooking = { title: string; text: string; canCancel: boolean; canConfirm?: boolean };

export function describeBooking(booking: Booking, now: number): DescribedBooking {
  const { state, starts_at, ends_at, held_until } = booking;
  if (state === 'cancelled') {
    return {
      title: 'Cette réservation est annulée',
      text: 'Le moment est de nouveau libre. Pour revenir, faites une autre demande.',
      canCancel: false,
    };
  }
  if (state === 'declined') {
    return {
      title: 'Nous ne pouvons pas vous recevoir à ce moment',
      text: 'Choisissez-en un autre, ou appelez-nous.',
      canCancel: false,
    };
  }
  if (Date.parse(starts_at) <= now) {
    return {
      title: Date.parse(ends_at) <= now ? 'Ce moment est passé' : 'C’est en ce moment',
      text: 'Il n’y a plus rien à modifier.',
      canCancel: false,
    };
  }
  if (state === 'accepted') {
    return {
      title: 'Le studio est à vous',
      text: 'La confirmation, avec le rendez-vous pour votre agenda, est dans votre boîte de courriel.',
      canCancel: true,
    };
  }
  if (state === 'lapsed' || Date.parse(held_until) <= now) {
    return {
      title: 'Ce moment ne vous est plus gardé',
      text: 'Le délai est passé, et une autre personne peut le prendre. Choisissez-en un autre, ou appelez-nous.',
      canCancel: false,
    };
  }
  if (state === 'unconfirmed') {
    return {
      title: 'Confirmez votre demande',
      text: `Ce moment vous est gardé jusqu’à ${formatHour(held_until)} ${inQuebec}. Confirmez-le d’ici là, et nous vous répondons.`,
      canCancel: true,
      canConfirm: true,
    };
  }
  return {
    title: 'Votre demande attend notre réponse',
    text: `Ce moment vous est gardé jusqu’au ${formatMoment(held_until)}.`,
    canCancel: true,
  };
}
