import { AsyncLocalStorage } from 'node:async_hooks';
import { fetchLastChange } from './lastChange.ts';
import { recordRequests } from './recordRequests.ts';
import type { Patience } from './silence.ts';

/** Milliseconds after which readers see what was published. */
export const freshness = 1000;

export type ChangeLog = ReturnType<typeof followChangeLog>;

/** Follows the change log, which says whether anything was published. */
export function followChangeLog({ backend, waitFor }: Patience) {
  let last = -1;
  let isWatched = false;
  /** When the latest request to the change log that succeeded was sent. */
  let asOf = -Infinity;
  /** When the latest of all was. */
  let askedAt = -Infinity;
  let asking: Promise<number | undefined> | undefined;
  let askingNext: Promise<number | undefined> | undefined;

  // In nobody's share of the backend: all readers wait for it.
  const onOwnBehalf = AsyncLocalStorage.snapshot();

  async function askForChange() {
    const begun = performance.now();
    askedAt = begun;
    const { result } = await onOwnBehalf(recordRequests<number | undefined>, backend, () =>
      fetchLastChange().catch(() => undefined),
    );
    if (result === undefined) return undefined;
    last = result;
    asOf = begun;
    return result;
  }

  /**
   * Asks the log. Gives the number of the last change; without an answer, none. One request at a time: all callers meanwhile share the
   * next one.
   */
  function refresh(): Promise<number | undefined> {
    if (asking) {
      askingNext ??= asking.then(() => {
        askingNext = undefined;
        return refresh();
      });
      return askingNext;
    }
    asking = askForChange().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  return {
    /** The number of the last change; -1 before the first answer. */
    get last() {
      return last;
    },
    /** Whether somebody reads the site: an export is made for later. */
    get isWatched() {
      return isWatched;
    },
    refresh,
    /**
     * Asks the log where its answer is as old as readers may see, and waits for it as long as readers do. Sends the next request at
     * half the time, so that with steady traffic no reader waits for it.
     */
    async catchUp() {
      const now = performance.now();
      if (now - asOf < freshness / 2) return;
      // What was asked too long ago says nothing of what was published since.
      const answered = asking && now - askedAt < freshness ? asking : refresh();
      if (now - asOf >= freshness) await waitFor(answered);
    },
    /** Somebody reads the site, until the function that it returns is called. */
    watch: () => {
      isWatched = true;
      return () => {
        isWatched = false;
      };
    },
  };
}
