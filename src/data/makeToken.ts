/** 256 bits that nobody guesses, in base 16: what opens a registration, a booking, or an account that is confirmed. */
export const makeToken = () =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** An id as `crypto.randomUUID` makes them, for pages that browsers keep that from: those of plain http. */
export const makeUuid = () =>
  makeToken().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5') as ReturnType<
    Crypto['randomUUID']
  >;
