import type { Opening } from './opening.ts';
import Drawing from './cutaway.svg?react';

/** A house cut open: a room for each step of a podcast. */
export const cutaway = {
  Drawing,
  ground: 'dusk',
  composition: 'under',
  focus: 0.5,
} satisfies Opening;

/** Its rooms, by the names that the file gives them, and where each stands on the sheet. */
export const rooms = [1, 2, 3, 4, 5].map((rank) => ({
  href: `#coupe-${rank}`,
  viewBox: `${262 * rank - 190} 250 250 250`,
}));
