import { zodResolver } from '@hookform/resolvers/zod';
import { bookingSchema } from '#features/studios/data/booking.schema.ts';

/** Checks and cleans what somebody asks for a studio with. */
export const resolve = zodResolver(bookingSchema);
