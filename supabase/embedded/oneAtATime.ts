import type { Handler } from './handler.ts';

/** Runs tasks one after the other, in the order in which they came. */
export type Queue = <T>(task: () => Promise<T>) => Promise<T>;

/** A queue in which a failed task doesn't stop those behind it. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}

/**
 * PGlite has one session, and @supabase/lite opens transactions on it without a lock: two requests in one tick would
 * run under each other's role. So requests reach it one at a time.
 */
export function oneAtATime(queue: Queue, next: Handler): Handler {
  return (request, client) => queue(() => next(request, client));
}
