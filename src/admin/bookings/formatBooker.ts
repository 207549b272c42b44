import { fullName } from '#data/fullName.ts';
import type { StaffBooking } from '#data/bookings/staffBookings.queries.ts';

/** Who asked: their name, else their address. */
export const formatBooker = ({ first_name, last_name, email }: StaffBooking) =>
  fullName({ first_name, last_name }) || email;
