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
