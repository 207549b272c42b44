import type { Drawing } from './Scene.ts';

/** What a page opens with: its drawing, the hour that it is there, and how words and drawing share the first screen. */
export type Opening = {
  Drawing: Drawing;
  /** The colour of its sky or of its wall, under the words too. */
  ground: Ground;
  /** The words beside what is drawn at the right, or at the left, or above it. */
  composition: 'beside' | 'mirrored' | 'under';
  /** What a phone shows of it: the place in its width, from 0 to 1, that stands in the middle of the screen. */
  focus: number;
};

/** Night, nightfall and lamplight carry white words; the others ink. */
export type Ground = 'night' | 'ink' | 'dusk' | 'deep' | 'blush' | 'frost' | 'mint' | 'mist' | 'sand';
