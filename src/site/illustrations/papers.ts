import type { Opening } from './opening.ts';
import Drawing from './papers.svg?react';

/** What one signs: sheets, a pen, a seal. */
export const papers = { Drawing, ground: 'sand', composition: 'beside', focus: 0.76 } satisfies Opening;
