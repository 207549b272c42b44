import { readObject } from '#data/connection.ts';
import { DataError } from '#data/errors.ts';
import type { FunctionRow } from '#data/functionRow.ts';
import { findOrigin } from '#features/requests/data/findOrigin.ts';
import { actByLink, callForRows } from '#features/requests/data/ownRequest.ts';
import { postLead } from '#features/requests/data/postLead.ts';
import type { BookingState } from './bookingLabel.ts';
import type { BookingInput } from './booking.schema.ts';

/** A time that a studio has free, in ISO 8601. */
export type FreeTime = FunctionRow<'list_free_times'>;

/** A booking as whoever has its link reads it; `answer` is the team's word. */
export type Booking = FunctionRow<'read_booking', 'answer' | 'first_name'> & { state: BookingState };

/** The free times of a studio in the next four weeks, in order; null for one that isn't booked online. */
export async function fetchFreeTimes(studio: string): Promise<FreeTime[] | null> {
  try {
    return await callForRows<FreeTime>('list_free_times', { studio });
  } catch (error) {
    if (error instanceof DataError && error.kind === 'notFound') return null;
    throw error;
  }
}

/**
 * Asks for a studio, and gives until when its time is held. Repeated with the same token after a lost answer, it is asked for
 * once. Fails as `conflict` with a sentence when somebody else has the time by now.
 */
export async function bookStudio(studio: string, token: string, input: BookingInput) {
  const { firstName, lastName, email, company, startsAt, slots, note } = input;
  return readObject<{ state: BookingState; held_until: string }>(
    await postLead('rpc/book_studio', {
      studio,
      starts_at: startsAt,
      slots: Number(slots),
      person: {
        ...findOrigin(),
        first_name: firstName,
        last_name: lastName,
        email,
        company: company || null,
      },
      note,
      token,
    }),
  );
}

/** What a link leads to; null when there is nothing any more, or never was. */
export async function fetchBooking(token: string): Promise<Booking | null> {
  const [booking] = await callForRows<Booking>('read_booking', { token });
  return booking ?? null;
}

/** Makes firm what was asked for; once more does nothing. Fails as `conflict` with a sentence when it is too late. */
export const confirmBooking = (token: string) => actByLink('confirm_booking', { token });

/** Gives a booking up; once more does nothing. Fails as `conflict` with a sentence when it has begun. */
export const cancelBooking = (token: string) => actByLink('cancel_booking', { token });
