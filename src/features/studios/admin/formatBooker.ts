import { fullName } from '#data/fullName.ts';
import type { StaffBooking } from '#features/studios/data/staffBookings.queries.ts';

/** Who asked: their name, else their address. */
export const formatBooker = ({ first_name, last_name, email }: StaffBooking) =>
  fullName({ first_name, last_name }) || email;
