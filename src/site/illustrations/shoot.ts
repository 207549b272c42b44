import type { DetailProps } from './Detail.tsx';
import Drawing from './workbenches/events.svg?react';

/** What the page of productions closes with. */
export const shoot = { Drawing, ground: 'deep', focus: 0.5 } satisfies DetailProps;
