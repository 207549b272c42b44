/** Runs tasks one after the other in the order in which they were given; one that was stopped meanwhile not at all. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
    const turn = last.then(() => {
      signal?.throwIfAborted();
      return task();
    });
    last = turn.catch(() => undefined);
    return turn;
  };
}
