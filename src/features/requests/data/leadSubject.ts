import { bookingLabel, type BookingState } from '../../studios/data/bookingLabel.ts';
import { registrationLabel, type RegistrationState } from '../../courses/data/registrationLabel.ts';
import { formatDays, formatMoment, formatSpan } from '../../../data/span.ts';

/** What a registration asks for: which session, how many come, and how it stands. */
type RegistrationSubject = {
  session_id: string;
  title: string;
  starts_at: string;
  ends_at: string;
  /** Null for a session that is given online. */
  place: string | null;
  seats: number;
  others: string[];
  state: RegistrationState;
  position_in_line: number | null;
  offered_until: string | null;
};

/** What a booking asks for: which studio when, and what was answered. */
type BookingSubject = {
  studio_name: string;
  starts_at: string;
  ends_at: string;
  state: BookingState;
  /** Until when a request holds its time. */
  held_until: string;
};

/** What a lead asks for beside its words, as long as that exists; of a message and an estimate nothing. */
export type LeadSubject = { registration: RegistrationSubject | null; booking: BookingSubject | null };

const getSeats = ({ seats }: RegistrationSubject) => (seats > 1 ? `${seats}\u00A0places` : '1\u00A0place');

const getStanding = ({ state, position_in_line }: RegistrationSubject) =>
  registrationLabel[state] + (state === 'waiting' && position_in_line ? `, rang ${position_in_line}` : '');

/** The same in a line: « Art oratoire, mercredi 9 décembre 2026, 3 places »; null of a message. */
export function nameSubject({ registration, booking }: LeadSubject): string | null {
  if (registration) return [registration.title, formatDays(registration), getSeats(registration)].join(', ');
  return booking && `${booking.studio_name}, ${formatSpan(booking)}`;
}

/** How what is asked for stands, and until when it wants an answer. */
export function describeStanding({ registration, booking }: LeadSubject): string | null {
  if (registration) return getStanding(registration);
  if (booking?.state === 'requested') return `À répondre avant le ${formatMoment(booking.held_until)}`;
  return booking && bookingLabel[booking.state];
}

/** Fact by fact. */
export const listSubject = ({ registration, booking }: LeadSubject) => [
  { label: 'Formation', value: registration?.title },
  { label: 'Date', value: registration && formatSpan(registration) },
  { label: 'Lieu', value: registration && (registration.place ?? 'En visioconférence') },
  { label: 'Places', value: registration && String(registration.seats) },
  { label: 'Autres personnes', value: registration?.others.join(', ') },
  { label: 'Studio', value: booking?.studio_name },
  { label: 'Plage', value: booking && formatSpan(booking) },
  { label: 'État', value: describeStanding({ registration, booking }) },
];
