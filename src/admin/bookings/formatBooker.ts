import type { StaffBooking } from '#data/bookings/staffBookings.queries.ts';

/** Who asked: their name, else their address. */
export const formatBooker = ({ first_name, last_name, email }: StaffBooking) =>
  [first_name, last_name].filter(Boolean).join(' ') || email;
