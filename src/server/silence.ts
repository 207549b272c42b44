import type { Backend } from './recordRequests.ts';

/** How long a cached page waits for the backend, in milliseconds, before it is served as it was. */
const backendTimeout = 200;

/**
 * Resolves when the time for the backend is up. `setImmediate` lets an answer win that arrived while this thread was busy.
 */
export const waitForTimeout = (milliseconds = backendTimeout) =>
  new Promise<void>((resolve) => {
    setTimeout(() => setImmediate(resolve), milliseconds).unref();
  });

/** The same backend, which calls `onSilence` when a request has waited too long. */
export function noticeSilence(backend: Backend, onSilence: () => void): Backend {
  return (request) => {
    const answer = backend(request);
    const isSilent = Symbol('silent');
    void Promise.race([answer.catch(() => undefined), waitForTimeout().then(() => isSilent)]).then(
      (outcome) => outcome === isSilent && onSilence(),
    );
    return answer;
  };
}
