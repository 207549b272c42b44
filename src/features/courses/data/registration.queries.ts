import { readObject } from '#data/connection.ts';
import type { FunctionRow } from '#data/functionRow.ts';
import { findOrigin } from '#features/requests/data/findOrigin.ts';
import { actByLink, callForRows } from '#features/requests/data/ownRequest.ts';
import { postLead } from '#features/requests/data/postLead.ts';
import type { RegistrationInput } from './registration.schema.ts';
import type { RegistrationState } from './registrationLabel.ts';

/**
 * What came of it: until when it is to be confirmed, by the link of the e-mail. `full`: nobody was registered, `free` places are left
 * for smaller groups, and the person would be `position_in_line` on the waiting list.
 */
export type RegistrationAnswer =
  | { state: 'held' | 'unconfirmed'; confirm_until: string }
  | { state: 'full'; position_in_line: number; free: number };

/**
 * A registration as whoever has its link reads it. `offered_until`: until when a place is offered, or the registration is to be
 * confirmed; `position_in_line` from 1 on, for whoever waits.
 */
export type Registration = FunctionRow<
  'read_registration',
  'position_in_line' | 'offered_until' | 'first_name' | 'place' | 'price'
> & { state: RegistrationState };

/**
 * Registers for a session, or puts a person who accepts it on the waiting list. Repeated after a lost answer, it is done
 * once. Fails as `conflict` with a sentence when the session is over, cancelled or closed, or has this person already; as
 * `invalid` when an answer is; as `rateLimited` when too much came from the same network.
 */
export async function registerForCourseSession(
  session: string,
  token: string,
  input: RegistrationInput,
  acceptsWaiting: boolean,
): Promise<RegistrationAnswer> {
  const { firstName, lastName, email, company, message } = input;
  const seats = Number(input.seats);
  const names = { first_name: firstName, last_name: lastName };
  return readObject<RegistrationAnswer>(
    await postLead('rpc/register_for_course_session', {
      session,
      person: { ...findOrigin(), ...names, email, company: company || null, message },
      seats,
      // As far as they are known.
      others: input.others.slice(0, seats - 1).filter((name) => name.trim() !== ''),
      token,
      accepts_waiting: acceptsWaiting,
    }),
  );
}

/** What a link leads to; null when there is nothing any more, or never was. */
export async function fetchRegistration(token: string): Promise<Registration | null> {
  const [registration] = await callForRows<Registration>('read_registration', { token });
  return registration ?? null;
}

/** Gives a place, or one in line, up. Fails as `conflict` with a sentence when that was done before, or is too late. */
export const cancelRegistration = (token: string) => actByLink('cancel_registration', { token });

/**
 * Makes a place firm that was asked for, or offered, or takes one's place in line. Fails as `conflict` with a sentence when it is
 * too late, or was done before.
 */
export const confirmRegistration = (token: string) => actByLink('confirm_registration', { token });

/** Gives places back but for those that are kept, with the names that are kept. Fails as `conflict` with a sentence. */
export const returnSeats = (token: string, kept: { seats: number; others: string[] }) =>
  actByLink('return_seats', { token, kept: kept.seats, others: kept.others });
