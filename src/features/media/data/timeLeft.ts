/** How far back the speed is looked at, and how much of it has to be seen, in milliseconds. */
const longest = 20_000;
const shortest = 3000;

/** Guesses from what has left when the rest will have, in seconds; null as long as nobody can know. */
export function createTimeLeft(now = () => performance.now()) {
  let seen: { at: number; part: number }[] = [];
  return {
    /** Takes the part that has left by now, from 0 to 1. */
    estimate(part: number): number | null {
      const at = now();
      seen = [...seen.filter((sample) => at - sample.at <= longest), { at, part }];
      const [first = { at, part }] = seen;
      const [elapsed, gone] = [at - first.at, part - first.part];
      return elapsed >= shortest && gone > 0 ? ((1 - part) * elapsed) / gone / 1000 : null;
    },
    /** Forgets the speed: the connection was lost, or something else is measured from now on. */
    reset() {
      seen = [];
    },
  };
}

/** « 3 min restantes ». */
export function formatTimeLeft(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 10) return 'quelques secondes restantes';
  if (minutes <= 1) return 'moins d’une minute restante';
  if (minutes < 60) return `${minutes}\u00A0min restantes`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}\u00A0h${rest ? `\u00A0${String(rest).padStart(2, '0')}` : ''} restantes`;
}
