import type { Opening } from './opening.ts';
import Drawing from './door.svg?react';

/** A door that opens on a winter's evening. */
export const door = { Drawing, ground: 'deep', composition: 'beside', focus: 0.74 } satisfies Opening;
