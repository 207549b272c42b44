const Clock = globalThis.Date;

/** When the story began, as the page's clock has it. */
let start = Clock.now();
/** When the story began, as the database has it; the usual moment unless a story sets another one. */
let firstMoment: number | null = null;

let ticks = 0;

/** The clock of rows that builders make: 16 November 2026 at noon in Québec, one second later at each reading. */
export function serverNow() {
  ticks += 1;
  return new Date(Date.UTC(2026, 10, 16, 17, 0, ticks)).toISOString().replace('.000Z', '+00:00');
}

/** An identifier of a row that a builder makes, the same at each run. */
export function serverId() {
  ticks += 1;
  return `00000000-0000-4000-8000-${String(ticks).padStart(12, '0')}`;
}

/** Starts clock and identifiers over. */
export function resetClock() {
  ticks = 0;
  firstMoment = null;
  start = Clock.now();
}

/** The database's clock begins at the same moment with each story, and goes on as clocks do: PostgreSQL waits for it. */
class DatabaseDate extends Clock {
  constructor(...parts: [] | [string | number | Date]) {
    // The declared signatures of a date can't be spread.
    super(...((parts.length === 0 ? [DatabaseDate.now()] : parts) as [number]));
  }
  static override now = () => (firstMoment ?? Clock.UTC(2026, 10, 16, 17)) + Clock.now() - start;
}

/** Runs something of the database, whose WebAssembly reads the time from `Date`. */
export function atDatabaseTime<T>(task: () => T): T {
  const pageClock = globalThis.Date;
  globalThis.Date = DatabaseDate as DateConstructor;
  try {
    return task();
  } finally {
    globalThis.Date = pageClock;
  }
}

/** Sets what the database takes for now, from which it goes on; until `resetClock`. */
export function setDatabaseClock(moment: string) {
  firstMoment = Clock.parse(moment);
  start = Clock.now();
}

/** The moment that the database takes for now. */
export const serverDay = () => DatabaseDate.now();

/** What another thread needs to know of the clocks of this one: the moment at which `holdToday` holds the page's, or null. */
export type ClockState = { firstMoment: number | null; start: number; held: number | null };

/** The clocks as they are. */
export const readClock = (): ClockState => ({
  firstMoment,
  start,
  held: globalThis.Date === Clock ? null : Date.now(),
});

/** Sets the clocks of this thread as those of another are. */
export function followClock(state: ClockState) {
  ({ firstMoment, start } = state);
  globalThis.Date = state.held === null ? Clock : holdAt(state.held);
}

const holdAt = (now: number) =>
  class extends Clock {
    constructor(...parts: [] | [string | number | Date]) {
      // The declared signatures of a date can't be spread.
      super(...((parts.length === 0 ? [now] : parts) as [number]));
    }
    static override now = () => now;
  } as DateConstructor;

/** The moment of a held day: 20 November 2026 in the morning. */
export const heldMoment = Clock.UTC(2026, 10, 20, 15);

/**
 * Holds the day on the screen where pictures of it are taken, 20 November 2026 in the morning; timers go on. For stories that
 * show today's date, or count from it; the database's clock starts there too. @returns what lets the days go on.
 */
export function holdToday() {
  firstMoment = heldMoment;
  globalThis.Date = holdAt(heldMoment);
  return () => {
    firstMoment = null;
    globalThis.Date = Clock;
  };
}
