import type { Opening } from './opening.ts';
import Drawing from './river.svg?react';

/** A ferry and a lighthouse at nightfall: what our work is remembered by. For what is shared of the projects. */
export const river = { Drawing, ground: 'night', composition: 'under', focus: 0.4 } satisfies Opening;
