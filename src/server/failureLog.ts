/** So many lines in a minute say what is wrong; more would only fill the disk. */
const mostLines = 20;
const period = 60_000;

/** Places whose stacks are written, at most. */
const mostPlaces = 100;

/** What is refused for what its sender sent, or how much of it, is no failure of the site. */
const refusals = [400, 404, 405, 406, 413, 414, 416, 422, 429, 499];

// By what it says: the built site has a DataError of its own.
const isOfSender = (error: unknown) => {
  const { name, status, code } = error as { name?: string; status?: number | null; code?: string | null };
  return name === 'DataError' && (code === '53300' || refusals.includes(status ?? 0));
};

/**
 * Writes what went wrong, a line for each failure and a stack once for each place it comes from. What a sender brought about isn't
 * written, and nobody fills the log by failing often.
 */
export function createFailureLog(
  write: (line: string) => void = (line) => void process.stderr.write(line),
  now: () => number = () => performance.now(),
) {
  const places = new Set<string>();
  let since = -Infinity;
  let lines = 0;

  return (error: unknown, what: string): void => {
    if (error instanceof Error && isOfSender(error)) return;
    if (now() - since >= period) {
      if (lines > mostLines) write(`… ${lines - mostLines} more failures\n`);
      since = now();
      lines = 0;
    }
    lines += 1;
    if (lines > mostLines) return;
    const message = error instanceof Error ? error.message : String(error);
    write(`${what} ${message}`.replaceAll(/\s+/g, ' ').slice(0, 300) + '\n');
    const frames =
      error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : [];
    const [place] = frames;
    if (place === undefined || places.has(place) || places.size >= mostPlaces) return;
    places.add(place);
    write(`${frames.slice(0, 10).join('\n')}\n`);
  };
}

/** The log of this process. */
export const logFailure = createFailureLog();
