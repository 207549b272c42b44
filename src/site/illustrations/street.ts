import type { Opening } from './opening.ts';
import Drawing from './street.svg?react';

/** The street on a winter's morning, and the house. */
export const street = { Drawing, ground: 'frost', composition: 'under', focus: 0.667 } satisfies Opening;
