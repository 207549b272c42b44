import { useEffect, useState } from 'react';

/** Rows made in one frame, or with the table itself: with more of them, a slow machine would hold up what the person does. */
const STEP = 2;

/** Places in the list, from the first to the last included. */
export interface RowRange {
  first: number;
  last: number;
}

/** `range` with at most `count` more rows of `goal`: those below it before those above it. */
function grow({ first, last }: RowRange, goal: RowRange, count: number): RowRange {
  const below = Math.min(count, Math.max(0, goal.last - last));
  const above = Math.min(count - below, Math.max(0, first - goal.first));
  return { first: first - above, last: last + below };
}

const lengthOf = ({ first, last }: RowRange) => last - first + 1;

/** What is left of `range` within `goal`, with a few rows more: those in view first. */
export function stepTowards(range: RowRange, visible: RowRange, goal: RowRange): RowRange {
  const left = rowsWithin(range, goal, visible);
  const next = grow(left, visible, STEP);
  return grow(next, goal, STEP - (lengthOf(next) - lengthOf(left)));
}

/** The rows of `range` that belong to `goal`; when there are none, the empty place just before those in view. */
function rowsWithin(range: RowRange, goal: RowRange, visible: RowRange): RowRange {
  const left = { first: Math.max(range.first, goal.first), last: Math.min(range.last, goal.last) };
  return lengthOf(left) > 0 ? left : { first: visible.first, last: visible.first - 1 };
}

/**
 * The rows to draw on the way to `goal`: rows that are no longer wanted go at once, new ones come a few a frame, however
 * far the page was scrolled. `visible` are those of `goal` that are in view.
 */
export function useRowsByStep(visible: RowRange, goal: RowRange): RowRange {
  const [drawn, setDrawn] = useState<RowRange | null>(null);
  const start = drawn ?? { first: visible.first, last: visible.first + STEP - 1 };
  const left = rowsWithin(start, goal, visible);
  const isWhole = lengthOf(left) === lengthOf(goal);
  useEffect(() => {
    if (isWhole) return;
    const frame = requestAnimationFrame(() => {
      setDrawn(stepTowards(left, visible, goal));
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  });
  return left;
}
