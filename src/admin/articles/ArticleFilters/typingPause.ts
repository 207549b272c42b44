/** Milliseconds without a key before the list follows: while somebody types, nothing but their text is drawn. */
const SHORTEST = 200;

/** Milliseconds between two keys from which on they are no longer typed in one go. */
const REST = 500;

/** Milliseconds between two keys of somebody whose pace isn't known yet. */
const USUAL_PACE = 200;

/** How long to wait after a key, in milliseconds, when it came `sinceLast` ms after the one before: whoever types slowly isn't done. */
export const pauseAfter = (sinceLast: number) =>
  Math.max(SHORTEST, 1.5 * (sinceLast < REST ? sinceLast : USUAL_PACE));
