/** A generator of numbers from 0 to 1 that always repeats the same series for the same seed. */
function randomFrom(seed: string) {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i += 1) state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number from 0 to `count` − 1, the same for the same seed. */
export function pickFrom(seed: string, count: number): number {
  return Math.floor(randomFrom(`choix:${seed}`)() * count);
}

/**
 * Heights of a waveform's bars, from 0.06 to 1: the same seed always speaks the same sentence. Slow swells make the
 * phrases of a voice, chance makes its syllables. Rounded, so that server and browser print the same digits.
 */
export function waveformBars(seed: string, count: number): number[] {
  const random = randomFrom(seed);
  const swells = [38, 23, 14].map((length) => ({ length: length * (0.8 + random() * 0.4), start: random() }));
  return Array.from({ length: count }, (_, index) => {
    const swell = swells.reduce(
      (sum, { length, start }) => sum + Math.sin(2 * Math.PI * (index / length + start)),
      0,
    );
    const loudness = 0.68 + swell * 0.22;
    const height = loudness * (0.4 + 0.75 * random());
    return Math.round(Math.min(1, Math.max(0.06, height)) * 100) / 100;
  });
}

/** One bar of a drawing: its place from the left and its height, from 0 to 1. */
export interface Bar {
  index: number;
  height: number;
}

/** SVG path of vertical strokes, one a bar, centred in a box of `step` × bars by `height`. */
export function barsPath(bars: readonly Bar[], step: number, height: number): string {
  return bars
    .map((bar) => {
      const length = Math.round(bar.height * height);
      return `M${bar.index * step + step / 2} ${(height - length) / 2}v${length}`;
    })
    .join('');
}
