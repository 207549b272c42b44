import { logFailure } from '#server/failureLog.ts';

/** Does something at intervals, never twice at once; what fails is logged until it is stopped. Returns what stops it. */
export function every(milliseconds: number, name: string, task: () => Promise<unknown>): () => void {
  let isBusy = false;
  let isStopped = false;
  const run = async () => {
    if (isBusy) return;
    isBusy = true;
    await task().catch((error: unknown) => {
      if (!isStopped) logFailure(error, name);
    });
    isBusy = false;
  };
  const timer = setInterval(() => void run(), milliseconds).unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
