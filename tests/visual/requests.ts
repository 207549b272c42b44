import { vi } from 'vitest';
import { nameOfRequest, neverAnswered } from '#mocks/scenarios.ts';

let underWay = new Set<Request>();

/** Follows the requests of the story that starts, until `vi.restoreAllMocks()`. */
export function followRequests() {
  const own = new Set<Request>();
  underWay = own;
  neverAnswered.clear();
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    // Without the body, which can be read only once.
    const request = new Request(input instanceof Request ? input.url : input, {
      method: init?.method ?? (input instanceof Request ? input.method : 'GET'),
    });
    own.add(request);
    try {
      const response = await fetch(input, init);
      void response
        .clone()
        .arrayBuffer()
        .catch(() => undefined)
        .finally(() => own.delete(request));
      return response;
    } catch (error) {
      own.delete(request);
      throw error;
    }
  });
}

/** Waits for all answers, and for what is asked next because of them; not for those that a scenario never gives. */
export async function untilAnswered() {
  const isWaiting = () => [...underWay].some((request) => !neverAnswered.has(nameOfRequest(request)));
  do {
    await new Promise(requestAnimationFrame);
    if (isWaiting()) continue;
    // What got an answer asks once it has drawn it: drawing goes before whatever waits until nothing else is to be done.
    await scheduler.postTask(() => undefined, { priority: 'background' });
    await new Promise(requestAnimationFrame);
  } while (isWaiting());
}
