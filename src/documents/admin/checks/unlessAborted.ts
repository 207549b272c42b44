/** Settles as `work` does. Once `signal` is aborted, `work` has one more task to settle in, before this rejects with the reason. */
export function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => setTimeout(() => reject(signal.reason as Error));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject);
  });
}
