import type { Opening } from './opening.ts';
import Drawing from './city.svg?react';

/** A message that goes out over a city: Québec at nightfall, from the river. */
export const city = { Drawing, ground: 'dusk', composition: 'under', focus: 0.7 } satisfies Opening;
