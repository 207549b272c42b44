/** Asks once, and again after a failure. */
export function once<Result>(ask: () => Promise<Result>) {
  let asked: Promise<Result> | undefined;
  return () =>
    (asked ??= ask().catch((error: unknown) => {
      asked = undefined;
      throw error;
    }));
}
