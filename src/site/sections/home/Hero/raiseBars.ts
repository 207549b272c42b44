/** How far to each side of the pointer bars rise, as a part of the row, and how much of its own height the nearest one gains. */
const REACH = 0.05;
const GAIN = 0.8;

export interface Answered {
  /** The levels of the sound that is open. */
  levels?: readonly number[] | undefined;
  /** Where the pointer is, from 0 at the left to 1 at the right. */
  pointer?: number | undefined;
}

/** The heights of a row of bars that answers, from 0 to 1: those of the sound, or the ones at rest, higher under the pointer. */
export const raiseBars = (rest: readonly number[], { levels, pointer }: Answered): number[] =>
  rest.map((height, index) => {
    const own = levels?.[Math.floor((index * levels.length) / rest.length)] ?? height;
    if (pointer === undefined) return own;
    const distance = ((index + 0.5) / rest.length - pointer) / REACH;
    return Math.min(1, Math.round(own * (1 + GAIN * Math.exp(-(distance ** 2))) * 100) / 100);
  });
