import type { z } from 'zod/mini';
import type { registrationSchema } from './registration.schema.ts';

export type RegistrationInput = z.infer<typeof registrationSchema>;

/** How many people one registration is for at most. */
export const mostSeats = 10;

export const emptyRegistration: RegistrationInput = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  website: '',
  seats: '1',
  others: [],
  message: '',
};

/** What somebody registers with, as the database wants it. */
export function toRegistration(input: RegistrationInput) {
  const { firstName, lastName, email, company, message } = input;
  const seats = Number(input.seats);
  return {
    person: { first_name: firstName, last_name: lastName, email, company: company || null, message },
    seats,
    others: input.others.slice(0, seats - 1).filter((name) => name.trim() !== ''),
  };
}
