import type { Opening } from './opening.ts';
import Drawing from './wave.svg?react';

/** The wave of the home page, which draws it by itself: here it is for what is shared. */
export const wave = { Drawing, ground: 'night', composition: 'under', focus: 0.5 } satisfies Opening;
