import type { Opening } from './opening.ts';
import Drawing from './snowfield.svg?react';

/** Nobody at the end of the line: a moose has found the microphone. */
export const snowfield = { Drawing, ground: 'night', composition: 'beside', focus: 0.64 } satisfies Opening;
