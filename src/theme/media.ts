import { breakpoints } from './tokens/breakpoints.ts';

const from = (pixels: number) => `@media (min-width: ${pixels / 16}rem)` as const;
const below = (pixels: number) => `@media (max-width: ${(pixels - 0.02) / 16}rem)` as const;

/** Media queries by name, for use as a computed selector inside a style: `${media.tablet} { … }`. */
export const media = {
  /** 20 letters wide or less: the smallest phone, or a larger one whose text is twice as large. */
  narrowest: '@media (max-width: 20rem)',
  belowTablet: below(breakpoints.tablet),
  tablet: from(breakpoints.tablet),
  laptop: from(breakpoints.laptop),
  desktop: from(breakpoints.desktop),
  belowLaptop: below(breakpoints.laptop),
  /** High enough for bars that stay in sight: a phone on its side, or a page at 400 %, isn't. */
  tall: '@media (min-height: 30rem)',
  /** Pointers that can hover: hover styles elsewhere stick after a tap. */
  hover: '@media (hover: hover)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  /**
   * A browser that runs no script, or is too old for ours: what a script would open is laid out in full. The loader sets the mark;
   * older browsers know no `scripting: none`.
   */
  noScript: ':root:not([data-scripts]) &',
  print: '@media print',
  forcedColors: '@media (forced-colors: active)',
} as const;
