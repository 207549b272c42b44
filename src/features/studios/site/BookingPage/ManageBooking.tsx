import { OwnRequest } from '#features/requests/site/OwnRequest.tsx';
import { type Booking, cancelBooking, confirmBooking } from '#features/studios/data/booking.ts';
import { formatBookingTime } from '#features/studios/data/bookingTimes.ts';
import { paths } from '#paths.ts';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { describeBooking } from './describeBooking.ts';

export interface ManageBookingProps {
  /** La réservation, telle que le lien du courriel la donne. */
  booking: Booking;
  /** Ce qui l’ouvre. */
  token: string;
  /** Elle peut être devenue autre chose. */
  onChange: () => void;
}

/** What became of a request for a studio, confirming it, and giving it up, each by a button. */
export function ManageBooking({ booking, token, onChange }: ManageBookingProps) {
  return (
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
  );
}
