import { describe, expect, it } from 'vitest';
import { type RowRange, stepAfter, stepTowards } from './useRowsByStep.ts';

const visible = { first: 100, last: 107 };
const goal = { first: 94, last: 113 };

/** The ranges that are drawn one after the other, until all rows wanted are there. */
function stepsFrom(start: RowRange) {
  const steps = [start];
  for (let last = start; last.first !== goal.first || last.last !== goal.last;) {
    last = stepTowards(last, visible, goal, 2);
    steps.push(last);
    if (steps.length > 20) throw new Error(`Never arrives: ${JSON.stringify(steps)}`);
  }
  return steps;
}

const rowsOf = ({ first, last }: RowRange) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('stepTowards', () => {
  it.each([
    ['before the rows wanted', { first: 0, last: 13 }],
    ['after them', { first: 500, last: 519 }],
    ['a little higher', { first: 88, last: 106 }],
    ['a little lower', { first: 101, last: 120 }],
    ['among them', { first: 103, last: 104 }],
  ])('draws at most as many new rows as told, coming from rows %s', (_case, start) => {
    const steps = stepsFrom(start).map(rowsOf);
    for (const [index, rows] of steps.entries()) {
      const before = steps[index - 1] ?? rows;
      expect(rows.filter((row) => !before.includes(row)).length).toBeLessThanOrEqual(2);
    }
  });

  it('draws the rows in view before those around them, and drops the others at once', () => {
    expect(stepsFrom({ first: 0, last: 13 }).slice(1)).toEqual([
      { first: 100, last: 101 },
      { first: 100, last: 103 },
      { first: 100, last: 105 },
      { first: 100, last: 107 },
      { first: 100, last: 109 },
      { first: 100, last: 111 },
      { first: 100, last: 113 },
      { first: 98, last: 113 },
      { first: 96, last: 113 },
      { first: 94, last: 113 },
    ]);
  });
});

describe('stepAfter', () => {
  /** How many rows each frame makes, when frames begin at these milliseconds. */
  const countsAt = (...frames: number[]) => {
    let step = { at: 0, count: 0 };
    return frames.map((now) => (step = stepAfter(step, now)).count);
  };

  it('makes one more row each time while frames are on time, up to six', () => {
    expect(countsAt(500, 517, 533, 550, 567, 583, 600)).toEqual([1, 2, 3, 4, 5, 6, 6]);
  });

  it('starts over with one row after a late frame', () => {
    expect(countsAt(500, 517, 533, 570, 587)).toEqual([1, 2, 3, 1, 2]);
  });
});
