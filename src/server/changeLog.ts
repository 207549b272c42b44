import { fetchLastChange } from './lastChange.ts';
import { type Backend, recordRequests } from './recordRequests.ts';
import { waitForTimeout } from './silence.ts';

/** Milliseconds after which readers see what was published. */
export const freshness = 1000;

/** What the backend's change log said last. */
export type ChangeLog = {
  /** The number of the last change; -1 before the first answer. */
  readonly last: number;
  /** Whether somebody reads the site: an export is made for later. */
  readonly isWatched: boolean;
  /** Asks the log. Gives the number of the last change; without an answer, none. */
  refresh: () => Promise<number | undefined>;
  /** Asks the log where its answer is as old as readers may see, and waits for it a moment. */
  catchUp: () => Promise<void>;
  /** Somebody reads the site, until the function that it returns is called. */
  watch: () => () => void;
};

/** Follows the change log, which says whether anything was published. */
export function followChangeLog(backend: Backend): ChangeLog {
  let last = -1;
  let isWatched = false;
  /** When the latest request to the change log that succeeded was sent. */
  let asOf = -Infinity;
  let asking: Promise<number | undefined> | undefined;
  let askingNext: Promise<number | undefined> | undefined;

  async function askForChange() {
    const begun = performance.now();
    const { result } = await recordRequests(backend, () => fetchLastChange().catch(() => undefined));
    if (result === undefined) return undefined;
    last = result;
    asOf = begun;
    return result;
  }

  /** One request at a time: all callers meanwhile share the next one. */
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
    get last() {
      return last;
    },
    get isWatched() {
      return isWatched;
    },
    refresh,
    /** Sends the next request at half the time, so that with steady traffic no reader waits for it. */
    async catchUp() {
      const age = performance.now() - asOf;
      if (age < freshness / 2) return;
      const answered = asking ?? refresh();
      if (age >= freshness) await Promise.race([answered, waitForTimeout()]);
    },
    watch() {
      isWatched = true;
      return () => {
        isWatched = false;
      };
    },
  };
}
