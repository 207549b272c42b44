import { getName } from './names.ts';

/** In ms: what the global style leaves of an animation, so that its end is still announced. */
const LONGEST = 0.01;

/** Whoever asked for less movement gets none: the global style ends transitions and animations of CSS, and a script's has to end by itself. */
export const findMovement = (): string[] =>
  matchMedia('(prefers-reduced-motion: reduce)').matches
    ? document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > LONGEST * 1.001)
        .map(({ effect }) => `${getName((effect as KeyframeEffect).target ?? document.body)} is animated`)
    : [];
