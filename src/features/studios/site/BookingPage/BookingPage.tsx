import { OwnRequestPage } from '#features/requests/site/OwnRequestPage.tsx';
import { fetchBooking } from '#features/studios/data/booking.ts';
import { ManageBooking } from './ManageBooking.tsx';
import { paths } from '#paths.ts';

export { loader } from '#site/layout/SiteLayout/SiteLayout.tsx';

/** /reservation#token: what became of a request for a studio. */
export const BookingPage = () => (
  <OwnRequestPage path={paths.booking} noun="réservation" load={fetchBooking}>
    {(token, booking, retry) => <ManageBooking token={token} booking={booking} onChange={retry} />}
  </OwnRequestPage>
);
