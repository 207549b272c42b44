/** 256 bits that nobody guesses, in base 16: what opens a registration, a booking, or an account that is confirmed. */
export const makeToken = () =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
