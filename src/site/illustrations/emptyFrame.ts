import type { DetailProps } from './Detail.tsx';
import Drawing from './emptyFrame.svg?react';

/** The place on the wall that waits for the next project. */
export const emptyFrame = { Drawing, ground: 'deep', focus: 0.5 } satisfies DetailProps;
