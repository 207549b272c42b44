import { afterAll } from 'vitest';

// A story that holds today leaves the clock held until the next one starts. Vitest imports the setup of each file at an
// address with the time in it: held, it would be the same for two files of a page, and the second one have no setup.
const clock = globalThis.Date;

afterAll(() => {
  globalThis.Date = clock;
});
