import type { Opening } from './opening.ts';
import Drawing from './walker.svg?react';

/** Somebody who walks along the river and listens. */
export const walker = { Drawing, ground: 'mist', composition: 'beside', focus: 0.75 } satisfies Opening;
