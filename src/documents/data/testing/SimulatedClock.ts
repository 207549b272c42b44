/** Later than the real day, on which the code under test publishes. */
const START = Date.UTC(2100, 0);

type Timer = { at: number; owner: string; callback: () => void };

/** A clock that stands still unless somebody lets time pass. */
export class SimulatedClock {
  now = START;
  private timers: Timer[] = [];

  /** Calls back after so many milliseconds, unless the returned function is called before. */
  wait(owner: string, milliseconds: number, callback: () => void) {
    const timer = { at: this.now + milliseconds, owner, callback };
    this.timers.push(timer);
    return () => this.remove((other) => other === timer);
  }

  /** Somebody is gone, and waits for nothing any more. */
  forget(owner: string) {
    this.remove((timer) => timer.owner === owner);
  }

  /** Until somebody has waited long enough. */
  passTime() {
    const next = this.findNext();
    if (next) this.advance(next.at - this.now);
  }

  advance(milliseconds: number) {
    const until = this.now + milliseconds;
    for (let next = this.findNext(); next && next.at <= until; next = this.findNext()) {
      const due = next;
      this.remove((timer) => timer === due);
      this.now = due.at;
      due.callback();
    }
    this.now = until;
  }

  private findNext() {
    return this.timers.toSorted((one, other) => one.at - other.at)[0];
  }

  private remove(isGone: (timer: Timer) => boolean) {
    this.timers = this.timers.filter((timer) => !isGone(timer));
  }
}
