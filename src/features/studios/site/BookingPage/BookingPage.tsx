import { OwnRequestPage } from '#features/requests/site/OwnRequestPage.tsx';
import { fetchBooking } from '#features/studios/data/booking.ts';
import { ManageBooking } from './ManageBooking.tsx';
import { paths } from '#paths.ts';
import { unlistedPages } from '#publicPages.ts';
import type { PageHeadData } from '#site/pageHead.ts';

export { loader } from '#site/layout/SiteLayout/SiteLayout.tsx';

export const head = {
  title: unlistedPages.booking.title,
  description: '',
  isIndexed: false,
} satisfies PageHeadData;

/** /reservation#token: what became of a request for a studio. */
export const BookingPage = () => (
  <OwnRequestPage path={paths.booking} noun="réservation" load={fetchBooking}>
    {(token, booking, retry) => <ManageBooking token={token} booking={booking} onChange={retry} />}
  </OwnRequestPage>
);
