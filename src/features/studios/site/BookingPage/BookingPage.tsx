import { fetchBooking, type Booking, cancelBooking, confirmBooking } from '#features/studios/data/booking.ts';
import { paths } from '#paths.ts';
import { OwnRequest, OwnRequestPage, type DescribedRequest } from '#features/requests/site/OwnRequest.tsx';
import { formatBookingTime } from '#features/studios/data/bookingTimes.ts';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { hasPassed, formatHour, formatMoment, inQuebec } from '#data/span.ts';

export { loader } from '#site/layout/SiteLayout/SiteLayout.tsx';

/** /reservation#token: what became of a request for a studio, confirming it, and giving it up, each by a button. */
export const BookingPage = () => (
  <OwnRequestPage path={paths.booking} noun="réservation" load={fetchBooking}>
    {(token, booking, onChange) => (
      <>
        <PageHero eyebrow="Votre réservation" title={booking.studio_name} lead={formatBookingTime(booking)} />
        <OwnRequest
          described={describeBooking(booking)}
          word={booking.answer}
          onConfirm={() => confirmBooking(token)}
          onCancel={() => cancelBooking(token)}
          consequence="Le moment redevient libre pour d’autres."
          again={{ label: 'Choisir un autre moment', to: paths.studioBooking(booking.studio) }}
          onChange={onChange}
        />
      </>
    )}
  </OwnRequestPage>
);

/** Describes a booking for whoever has its link. */
function describeBooking({ state, starts_at, ends_at, held_until }: Booking): DescribedRequest {
  if (state === 'cancelled') {
    return {
      title: 'Cette réservation est annulée',
      text: 'Le moment est de nouveau libre. Pour revenir, faites une autre demande.',
    };
  }
  if (state === 'declined') {
    return {
      title: 'Nous ne pouvons pas vous recevoir à ce moment',
      text: 'Choisissez-en un autre, ou appelez-nous.',
    };
  }
  if (hasPassed(starts_at)) {
    return {
      title: hasPassed(ends_at) ? 'Ce moment est passé' : 'C’est en ce moment',
      text: 'Il n’y a plus rien à modifier.',
    };
  }
  if (state === 'accepted') {
    return {
      title: 'Le studio est à vous',
      text: 'La confirmation, avec le rendez-vous pour votre agenda, est dans votre boîte de courriel.',
      cancel: 'Annuler ma réservation',
    };
  }
  if (state === 'lapsed' || hasPassed(held_until)) {
    return {
      title: 'Ce moment ne vous est plus gardé',
      text: 'Le délai est passé, et une autre personne peut le prendre. Choisissez-en un autre, ou appelez-nous.',
    };
  }
  if (state === 'unconfirmed') {
    return {
      title: 'Confirmez votre demande',
      text: `Ce moment vous est gardé jusqu’à ${formatHour(held_until)} ${inQuebec}. Confirmez-le d’ici là, et nous vous répondons.`,
      accept: 'Confirmer ma demande',
      cancel: 'Annuler ma demande',
    };
  }
  return {
    title: 'Votre demande attend notre réponse',
    text: `Ce moment vous est gardé jusqu’au ${formatMoment(held_until)}.`,
    cancel: 'Annuler ma demande',
  };
}
