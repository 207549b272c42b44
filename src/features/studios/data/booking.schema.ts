import * as z from 'zod/mini';
import { personShape, textUpTo } from '#features/requests/data/person.schema.ts';
import { zodResolver } from '@hookform/resolvers/zod';

const word = textUpTo(1000);

/** What the team says with its answer to a booking; it may be left out. */
export const bookingWordSchema = z.object({ word });

/** Who asks for a studio, when, for how many times in a row, and a word. */
const bookingSchema = z.object({
  ...personShape,
  startsAt: z.string().check(z.minLength(1, 'Choisissez un moment.')),
  slots: z.string(),
  note: word,
});

export type BookingInput = z.infer<typeof bookingSchema>;

/** Checks and cleans what somebody asks for a studio with. */
export const resolve = zodResolver(bookingSchema);
