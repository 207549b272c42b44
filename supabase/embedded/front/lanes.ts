/** Which of two queues a task waits in: reads change nothing, and may pass writes. */
export type Lane = 'read' | 'write';

/** Tasks that wait for the database, in the order in which they'll get it. */
export type Lanes<Task> = {
  /** @returns false when too many wait already. */
  add(lane: Lane, task: Task): boolean;
  next(): Task | undefined;
};

/** How many tasks may wait. Whoever comes after is told to come back rather than to wait for minutes. */
const mostWaiting = 2000;

/** How long a write lets reads pass, in milliseconds. */
const patience = 50;

/**
 * Reads go first, as long as no write has waited for 50 ms; from then on writes and reads take turns, so that neither
 * readers nor writers, however many, keep the others from theirs.
 */
export function createLanes<Task>(now: () => number = () => performance.now()): Lanes<Task> {
  const reads: Task[] = [];
  const writes: { task: Task; since: number }[] = [];
  let wasWrite = false;
  return {
    add(lane, task) {
      if (reads.length + writes.length >= mostWaiting) return false;
      if (lane === 'read') reads.push(task);
      else writes.push({ task, since: now() });
      return true;
    },
    next() {
      const isDue = writes[0] !== undefined && now() - writes[0].since >= patience;
      wasWrite = reads.length === 0 || (isDue && !wasWrite);
      return wasWrite ? writes.shift()?.task : reads.shift();
    },
  };
}
