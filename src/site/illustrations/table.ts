import type { Opening } from './opening.ts';
import Drawing from './table.svg?react';

/** A table at night, from above: under the lamp a river is the plan. */
export const table = { Drawing, ground: 'ink', composition: 'beside', focus: 0.7 } satisfies Opening;
