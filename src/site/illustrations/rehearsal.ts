import type { Opening } from './opening.ts';
import Drawing from './rehearsal.svg?react';

/** Somebody before a room, and the stage fright behind her back. */
export const rehearsal = { Drawing, ground: 'blush', composition: 'mirrored', focus: 0.27 } satisfies Opening;
