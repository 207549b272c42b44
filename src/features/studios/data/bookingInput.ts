import type { z } from 'zod/mini';
import type { bookingSchema } from './booking.schema.ts';

export type BookingInput = z.infer<typeof bookingSchema>;

export const emptyBooking: BookingInput = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  website: '',
  startsAt: '',
  slots: '1',
  note: '',
};
