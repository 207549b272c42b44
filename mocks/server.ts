import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { resetDb } from './db.ts';
import { handlers } from './handlers/index.ts';

/** The mocked backend of a test file: fresh data for each test, and a request that nobody answers is an error. */
export function mockBackend() {
  const server = setupServer(...handlers);
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
  });
  beforeEach(resetDb);
  afterEach(() => {
    server.resetHandlers();
    localStorage.clear();
  });
  afterAll(() => {
    server.close();
  });
  return server;
}
