import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { invalidate } from '#data/queryClient.ts';
import { queryKeys } from '#data/queryKeys.ts';
import { supabase } from '#data/supabase.ts';
import type { BookingState } from './bookingLabel.ts';

/** A booking as staff see it. */
export type StaffBooking = {
  id: string;
  /** The request that it is in the list of requests. */
  lead_id: string;
  studio: string;
  studio_name: string;
  starts_at: string;
  ends_at: string;
  state: BookingState;
  /** Until then nobody else gets the time of a request. */
  held_until: string;
  /** How many requests that are to come arrived today from the same network, itself among them; 0 where that isn't known. */
  together: number;
  /** The person's word. */
  note: string;
  /** The team's. */
  answer: string | null;
  first_name: string | null;
  last_name: string | null;
  email: string;
  company: string | null;
};

async function fetchBookings(week: string): Promise<StaffBooking[]> {
  const { data } = await supabase().rpc('list_bookings', { week }).throwOnError();
  return data as unknown as StaffBooking[];
}

const keys = { week: ['bookings', 'week'] };

/** The bookings of the week that begins on a Monday given as `2026-11-30`. The week before stays until it is there. Moderators and above. */
export const bookingsQuery = (monday: string) =>
  queryOptions({
    queryKey: [...keys.week, monday],
    queryFn: () => fetchBookings(monday),
    placeholderData: keepPreviousData,
    meta: { notice: 'dataNotLoaded' },
  });

/** What is answered to a booking as it was seen, with a word. */
export type BookingAnswer = { booking: Pick<StaffBooking, 'id' | 'state'>; accept: boolean; note: string };

/** Accepts a request, or declines it; declining what was accepted cancels it. Fails as `conflict` where a colleague was first. Editors and above. */
export const answerBookingMutation = mutationOptions({
  mutationFn: async ({ booking, accept, note }: BookingAnswer) => {
    await supabase()
      .rpc('answer_booking', { id: booking.id, seen_state: booking.state, accept, ...(note && { note }) })
      .throwOnError();
  },
  // Awaited, so that the button is busy until the week says so; refused, the week has changed.
  onSettled: async (_nothing, _error, _answer, _result, { client }) => {
    void invalidate(client, queryKeys.leads);
    await invalidate(client, keys.week);
  },
  meta: { isErrorHandled: true },
});
