import type { Tables } from '#generated/database.types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { writing } from '#data/queryClient.ts';
import { queryKeys } from '#data/queryKeys.ts';
import { toMoment } from '#data/quebecTime.ts';
import { supabase } from '#data/supabase.ts';
import type { BookingState } from './bookingLabel.ts';
import { addDays } from './week.ts';
import { connection } from '#data/connection.ts';

/** A booking as staff see it. */
export type StaffBooking = Omit<
  Tables<'listed_bookings'>,
  'created_at' | 'starts_at' | 'ends_at' | 'state' | 'together' | 'email'
> & {
  starts_at: string;
  ends_at: string;
  state: BookingState;
  /** How many requests that are to come arrived today from the same network, itself among them; 0 where that isn't known. */
  together: number;
  email: string;
};

const week = ['bookings', 'week'];

/** The bookings of the week that begins on a Monday given as `2026-11-30`. The week before stays until it is there. Moderators and above. */
export const bookingsQuery = (monday: string) =>
  queryOptions({
    queryKey: [...week, monday],
    queryFn: async () => {
      // As clocks in Québec show it.
      const [begins, ends] = [monday, addDays(monday, 7)].map((day) => toMoment(`${day}T00:00`));
      // Beyond the years that one can mean.
      if (!begins || !ends) return [];
      const { data } = await supabase()
        .from('listed_bookings')
        .select()
        .lt('starts_at', ends)
        .gt('ends_at', begins)
        .order('starts_at')
        .order('studio')
        .order('created_at')
        .order('id')
        .limit(500)
        .overrideTypes<StaffBooking[], { merge: false }>()
        .throwOnError();
      return data;
    },
    placeholderData: keepPreviousData,
    meta: { notice: 'dataNotLoaded' },
  });

/** Accepts a request, or declines it; declining what was accepted cancels it. Fails as `conflict` where a colleague was first. Editors and above. */
export const answerBookingMutation = writing(
  { changes: [week, queryKeys.leads], isErrorHandled: true },
  async (answer: { booking: StaffBooking; accept: boolean; note: string }) => {
    const { booking, accept, note } = answer;
    await supabase()
      .rpc('answer_booking', { id: booking.id, seen_state: booking.state, accept, ...(note && { note }) })
      .throwOnError();
  },
);

const key = ['bookings', 'calendar'];

/** Since when one has a calendar address (ISO 8601); null without one. Editors and above. */
export const calendarAddressQuery = queryOptions({
  queryKey: key,
  queryFn: async () => {
    const { data } = await supabase().rpc('read_calendar_address').throwOnError();
    return data as string | null;
  },
});

/** Gives one's calendar address another token: the only time that the whole address can be read. Editors and above. */
export const renewCalendarAddressMutation = writing({ changes: [key] }, async () => {
  const { data } = await supabase().rpc('renew_calendar_address').throwOnError();
  return `${connection().url}/functions/v1/calendrier/${data as string}.ics`;
});

/** Ends one's calendar address; once more does nothing. Editors and above. */
export const revokeCalendarAddressMutation = writing({ changes: [key] }, async () => {
  await supabase().rpc('revoke_calendar_address').throwOnError();
});
