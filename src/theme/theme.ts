import { createTheme } from 'styled-components';
import { color, cover, scene } from './tokens/color.ts';
import { motion } from './tokens/motion.ts';
import { radius } from './tokens/radius.ts';
import { shadow } from './tokens/shadow.ts';
import { size, space } from './tokens/space.ts';
import { font, leading, text, tracking, weight } from './tokens/typography.ts';
import { zIndex } from './tokens/zIndex.ts';

/**
 * The tokens as references to CSS variables (`theme.color.text` is `var(--pv-color-text, …)`). Style files import it
 * directly, which keeps their templates static; `ThemeRoot` declares the variables once for the page.
 */
export const theme = createTheme(
  { color, cover, scene, space, size, font, text, weight, leading, tracking, radius, shadow, motion, zIndex },
  { prefix: 'pv' },
);
