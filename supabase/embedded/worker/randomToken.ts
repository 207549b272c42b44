/** A token that nobody guesses: 32 bytes in base 16. */
export const randomToken = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
