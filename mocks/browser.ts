import { setupWorker } from 'msw/browser';
import { handlers } from './handlers/index.ts';

/**
 * Puts the mocked backend behind the page, for the development mode without a backend. What it holds is lost with the
 * page. Whatever it doesn't know goes to the network.
 */
export async function startMocks() {
  await setupWorker(...handlers).start({ quiet: true, onUnhandledFrame: 'bypass' });
}
