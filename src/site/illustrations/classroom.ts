import type { Opening } from './opening.ts';
import Drawing from './classroom.svg?react';

/** Four people try out four ways of speaking, in a room full of morning. */
export const classroom = { Drawing, ground: 'mint', composition: 'under', focus: 0.47 } satisfies Opening;
