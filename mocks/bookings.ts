import type { BookingState } from '#features/studios/data/bookingLabel.ts';
import { query, run, toLiteral } from './database.ts';
import { accountByRole } from './fixtures/accounts.ts';
import { insertContent } from './states.ts';

const open = { isOpen: true, opens: '09:00', closes: '12:00' };
const shut = { isOpen: false, opens: '09:00', closes: '12:00' };

/** Studio Charest on weekday mornings, by the hour. */
export const studioSettings = {
  studios: [
    {
      id: 'charest',
      name: 'Studio Charest',
      slotMinutes: 60,
      week: {
        monday: open,
        tuesday: open,
        wednesday: open,
        thursday: open,
        friday: open,
        saturday: shut,
        sunday: shut,
      },
      exceptions: [],
    },
  ],
  closed: [],
};

/** The settings say when studios are open. */
export const insertStudioSettings = (settings: object = studioSettings) =>
  insertContent('settings/bookings', settings);

/** A booking as the database stores it, with who asked. */
type StoredBooking = {
  /** Opens it; the same is inserted once. */
  token: string;
  first_name: string;
  last_name: string;
  email: string;
  company: string | null;
  note: string;
  starts_at: string;
  ends_at: string;
  state: BookingState;
  held_until: string;
  answer: string | null;
};

/** Camille Roy asks for Studio Charest, in a hundred years. */
export const aBooking = (values: Partial<StoredBooking> = {}): StoredBooking => ({
  token: 'jeton-de-camille'.padEnd(43, '0'),
  first_name: 'Camille',
  last_name: 'Roy',
  email: 'camille.roy@boreal.example',
  company: 'Boréal',
  note: 'Un balado à quatre voix.',
  starts_at: '2127-01-21T14:00:00+00:00',
  ends_at: '2127-01-21T16:00:00+00:00',
  state: 'requested',
  held_until: '2127-01-20T14:00:00+00:00',
  answer: null,
  ...values,
});

/** The bookings that there are. */
export async function insertBookings(...bookings: StoredBooking[]) {
  for (const booking of bookings) {
    const hash = `sha256(${toLiteral(booking.token)})`;
    await run(`
      with lead as (
        insert into public.leads (first_name, last_name, email, company, message)
        select ${[booking.first_name, booking.last_name, booking.email, booking.company, booking.note].map(toLiteral).join()}
        where not exists (select from private.studio_bookings where token_hashes @> array[${hash}])
        returning id
      )
      insert into private.studio_bookings (lead_id, studio, studio_name, during, state, held_until, answer, token_hashes, confirmed_at)
      select lead.id, 'charest', 'Studio Charest', tstzrange(${toLiteral(booking.starts_at)}, ${toLiteral(booking.ends_at)}),
        ${[booking.state, booking.held_until, booking.answer].map(toLiteral).join()}, array[${hash}],
        ${booking.state === 'unconfirmed' ? 'null' : 'now()'}
      from lead`);
  }
}

/** What became of the bookings, in the order of their times. */
export const findBookings = () =>
  query<{ email: string; state: BookingState; answer: string | null; minutes: number }>(
    `select lead.email, booking.state, booking.answer,
      (extract(epoch from upper(booking.during) - lower(booking.during)) / 60)::integer as minutes
    from private.studio_bookings as booking join public.leads as lead on lead.id = booking.lead_id
    order by lower(booking.during), booking.created_at`,
  );

/** Somebody of the team has a calendar address since the beginning of November. */
export const insertCalendarAddress = (role: 'editor' | 'admin') =>
  run(`
    insert into private.calendar_addresses (user_id, token_hash, created_at)
    values (${toLiteral(accountByRole[role].user_id)}, sha256(${toLiteral(`jeton-du-calendrier-${role}`)}), '2026-11-02T15:00:00Z')
    on conflict do nothing`);

/** Whether a calendar reads something by an address. */
export async function isCalendarAddress(address: string) {
  const token = /([\w-]+)\.ics$/.exec(address)?.[1] ?? '';
  const found = await query(
    `select user_id from private.calendar_addresses where token_hash = sha256(${toLiteral(token)})`,
  );
  return found.length === 1;
}
