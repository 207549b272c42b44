import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { openBackend, resetBackend } from './backend/openBackend.ts';
import { handlers } from './backend/handlers.ts';
import { resetClock } from './clock.ts';

// jsdom replaces `Uint8Array`, and the library that signs tokens refuses arrays of the other one.
globalThis.Uint8Array = new TextEncoder().encode('').constructor as Uint8ArrayConstructor;

/** The backend of a test file: fresh data for each test, and a request that nobody answers is an error. */
export function startBackend() {
  const server = setupServer(...handlers);
  beforeAll(async () => {
    await openBackend();
    server.listen({ onUnhandledFrame: 'error' });
  });
  beforeEach(async () => {
    resetClock();
    await resetBackend();
  });
  afterEach(() => {
    server.resetHandlers();
    localStorage.clear();
  });
  afterAll(() => {
    server.close();
  });
  return server;
}
