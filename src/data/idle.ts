/** Milliseconds after which a busy browser, or one that never calls itself idle, is no longer waited for. */
const PATIENCE = 300;

/** Resolves when the browser has nothing else to do: work that nobody waits for then holds up nothing that somebody does. */
export const idle = () =>
  new Promise<void>((resolve) => {
    // From a timer: what is asked for within an idle period waits for the next one, 50 ms later.
    setTimeout(() => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: PATIENCE });
      else resolve();
    });
  });
