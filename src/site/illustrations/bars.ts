import { waveformBars } from '#design-system/primitives/Waveform';

type Row = {
  /** Where the first bar stands, and the line that they are centred on, stand on or hang from. */
  x: number;
  y: number;
  /** From one bar to the next, and the height of the loudest. */
  step: number;
  tallest: number;
  from?: 'middle' | 'above' | 'below';
};

const shares = { middle: 0.5, above: 1, below: 0 } as const;

/** A row of bars as a path to be stroked: a voice, and whatever it becomes in a drawing. Heights are from 0 to 1. */
export const rowOf = (heights: readonly number[], { x, y, step, tallest, from = 'middle' }: Row) =>
  heights
    .map((height, index) => {
      const length = Math.round(height * tallest);
      return length > 0
        ? `M${Math.round(x + index * step)} ${Math.round(y - length * shares[from])}v${length}`
        : '';
    })
    .join('');

/** The same with heights drawn from a seed. */
export const voiceOf = (seed: string, count: number, row: Row) => rowOf(waveformBars(seed, count), row);
