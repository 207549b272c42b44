import type { Opening } from './opening.ts';
import Drawing from './workshop.svg?react';

/** The wall where the tools of all four trades hang. */
export const workshop = { Drawing, ground: 'sand', composition: 'beside', focus: 0.7 } satisfies Opening;
