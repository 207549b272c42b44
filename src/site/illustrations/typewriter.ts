import type { Opening } from './opening.ts';
import Drawing from './typewriter.svg?react';

/** A page that becomes a voice: the lines leave the typewriter and stand up. */
export const typewriter = { Drawing, ground: 'sand', composition: 'beside', focus: 0.64 } satisfies Opening;
