import type { Backend } from './recordRequests.ts';

/** How long readers wait for what is known to have changed before they get the page as it was (product: fresh pages), in milliseconds. */
export const longestWait = 5000;

/**
 * Resolves when the time is up. `setImmediate` lets an answer win that arrived while this thread was busy.
 */
export const waitForTimeout = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(() => setImmediate(resolve), milliseconds).unref());

export type Patience = ReturnType<typeof bePatientWith>;

/** Waits for a backend, but not for one that is silent. */
export function bePatientWith(backend: Backend) {
  let isSilent = false;
  let answers = 0;
  return {
    /** The same backend, which is listened to. */
    backend: async (request: Request) => {
      const response = await backend(request);
      if (response.status < 500) {
        isSilent = false;
        answers += 1;
      }
      return response;
    },
    /** What comes of some work, or nothing once readers have waited long enough. Whoever comes after them waits no more, until it answers. */
    waitFor: async <Result>(work: Promise<Result>): Promise<Result | undefined> => {
      if (isSilent) return undefined;
      const before = answers;
      const outcome = await Promise.race([work.then((result) => ({ result })), waitForTimeout(longestWait)]);
      if (outcome) return outcome.result;
      isSilent = answers === before;
      return undefined;
    },
  };
}
