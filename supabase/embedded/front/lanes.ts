/** Which queue a task waits in: reads change nothing, and may pass writes; nobody waits for what is in the background. */
export type Lane = 'read' | 'write' | 'background';

/** Tasks that wait for the database, in the order in which they'll get it. */
export type Lanes<Task> = {
  /** @returns false when too many wait already. */
  add(lane: Lane, task: Task): boolean;
  next(): Task | undefined;
};

/** How many tasks may wait. Whoever comes after is told to come back rather than to wait for minutes. */
const mostWaiting = 2000;

/** How long a write lets reads pass, and what is in the background everything else, in milliseconds. */
const timeout = 50;
const backgroundTimeout = 250;

/**
 * Reads go first, as long as no write has waited for 50 ms; from then on writes and reads take turns, so that neither
 * readers nor writers, however many, keep the others from theirs. What is in the background comes when nobody waits, or four
 * times a second.
 */
export function createLanes<Task>(now: () => number = () => performance.now()): Lanes<Task> {
  const reads: Task[] = [];
  const writes: { task: Task; since: number }[] = [];
  const background: Task[] = [];
  let wasWrite = false;
  let backgroundSince = -Infinity;
  return {
    add(lane, task) {
      if (reads.length + writes.length + background.length >= mostWaiting) return false;
      if (lane === 'read') reads.push(task);
      else if (lane === 'background') background.push(task);
      else writes.push({ task, since: now() });
      return true;
    },
    next() {
      const isFree = reads.length + writes.length === 0;
      if (background.length > 0 && (isFree || now() - backgroundSince >= backgroundTimeout)) {
        backgroundSince = now();
        return background.shift();
      }
      const isDue = writes[0] !== undefined && now() - writes[0].since >= timeout;
      wasWrite = reads.length === 0 || (isDue && !wasWrite);
      return wasWrite ? writes.shift()?.task : reads.shift();
    },
  };
}
