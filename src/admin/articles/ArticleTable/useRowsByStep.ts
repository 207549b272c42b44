import { useEffect, useRef, useState } from 'react';

/** Rows made with the table itself. */
const FIRST_ROWS = 2;

/** The most rows made in one frame. */
const MOST_ROWS = 6;

/** Milliseconds since the frame before, after which a frame is late: between one and two frames of a usual screen. */
const LATE = 25;

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

/** What is left of `range` within `goal`, with at most `count` rows more: those in view first. */
export function stepTowards(range: RowRange, visible: RowRange, goal: RowRange, count: number): RowRange {
  const left = rowsWithin(range, goal, visible);
  const next = grow(left, visible, count);
  return grow(next, goal, count - (lengthOf(next) - lengthOf(left)));
}

/** A frame in which rows are made: when it began, in milliseconds, and how many there are. */
interface Step {
  at: number;
  count: number;
}

/** One more row each time while frames are on time; one after a late frame, or after a rest. */
export function stepAfter(last: Step, now: number): Step {
  return { at: now, count: now - last.at > LATE ? 1 : Math.min(last.count + 1, MOST_ROWS) };
}

/** The rows of `range` that belong to `goal`; when there are none, the empty place just before those in view. */
function rowsWithin(range: RowRange, goal: RowRange, visible: RowRange): RowRange {
  const left = { first: Math.max(range.first, goal.first), last: Math.min(range.last, goal.last) };
  return lengthOf(left) > 0 ? left : { first: visible.first, last: visible.first - 1 };
}

/**
 * The rows to draw on the way to `goal`: rows that are no longer wanted go at once, new ones come as many a
 * frame as the machine can make without holding up what the person does. `visible` are those of `goal` that are in view.
 */
export function useRowsByStep(visible: RowRange, goal: RowRange): RowRange {
  const [drawn, setDrawn] = useState<RowRange | null>(null);
  const lastStep = useRef<Step>({ at: 0, count: 0 });
  const start = drawn ?? { first: visible.first, last: visible.first + FIRST_ROWS - 1 };
  const left = rowsWithin(start, goal, visible);
  const isWhole = lengthOf(left) === lengthOf(goal);
  useEffect(() => {
    if (isWhole) return;
    const frame = requestAnimationFrame((now) => {
      lastStep.current = stepAfter(lastStep.current, now);
      setDrawn(stepTowards(left, visible, goal, lastStep.current.count));
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  });
  return left;
}
