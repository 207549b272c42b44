import type { color } from '../tokens/color.ts';

type ColorName = keyof typeof color;

/** Relative luminance of a `#RRGGBB` colour (WCAG 2.2). */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two `#RRGGBB` colours, from 1 to 21 (WCAG 2.2). */
export function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** What a pair must reach: body text 7 (AAA), other text 4.5 (AA), graphics and borders of controls 3. */
export const required = { body: 7, text: 4.5, graphic: 3 } as const;

/** Every pair of colours that the design system sets one on the other, and what it is for. */
export const pairsInUse: { on: ColorName; front: ColorName; as: keyof typeof required }[] = [
  ...(['page', 'band', 'surface', 'brandFaint', 'brandTint'] as const).flatMap((on) => [
    { on, front: 'text', as: 'body' } as const,
    { on, front: 'textMuted', as: 'body' } as const,
    { on, front: 'link', as: 'body' } as const,
  ]),
  { on: 'page', front: 'accentText', as: 'text' },
  { on: 'band', front: 'accentText', as: 'text' },
  { on: 'accentTint', front: 'accentText', as: 'text' },
  { on: 'progressTint', front: 'progressText', as: 'text' },
  { on: 'page', front: 'danger', as: 'text' },
  { on: 'band', front: 'danger', as: 'text' },
  { on: 'dangerTint', front: 'danger', as: 'text' },
  { on: 'danger', front: 'textOnDark', as: 'text' },
  { on: 'dangerHover', front: 'textOnDark', as: 'text' },
  { on: 'warningTint', front: 'warning', as: 'text' },
  { on: 'successTint', front: 'success', as: 'text' },
  { on: 'accent', front: 'onAccent', as: 'text' },
  { on: 'accentHover', front: 'onAccent', as: 'text' },
  { on: 'brand', front: 'textOnDark', as: 'body' },
  { on: 'brandHover', front: 'textOnDark', as: 'body' },
  { on: 'surfaceDark', front: 'textOnDark', as: 'body' },
  { on: 'surfaceDark', front: 'textOnDarkMuted', as: 'body' },
  { on: 'surfaceDarkRaised', front: 'textOnDark', as: 'body' },
  { on: 'surfaceDarkRaised', front: 'textOnDarkMuted', as: 'body' },
  { on: 'surfaceDark', front: 'accent', as: 'text' },
  { on: 'surface', front: 'borderControl', as: 'graphic' },
  { on: 'page', front: 'borderControl', as: 'graphic' },
  { on: 'band', front: 'borderControl', as: 'graphic' },
  { on: 'surfaceDark', front: 'brandSoft', as: 'graphic' },
  { on: 'surface', front: 'focus', as: 'graphic' },
  { on: 'page', front: 'focus', as: 'graphic' },
  { on: 'band', front: 'focus', as: 'graphic' },
  { on: 'brandTint', front: 'focus', as: 'graphic' },
  { on: 'surfaceDark', front: 'focusOnDark', as: 'graphic' },
  { on: 'surfaceDarkRaised', front: 'focusOnDark', as: 'graphic' },
];
