import type { Opening } from './opening.ts';
import Drawing from './controlRoom.svg?react';

/** A session, seen over the shoulders of those who record it. */
export const controlRoom = {
  Drawing,
  ground: 'night',
  composition: 'beside',
  focus: 0.717,
} satisfies Opening;
