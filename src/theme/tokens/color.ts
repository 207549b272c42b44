import { palette } from './palette.ts';

/**
 * Colours by role, with their permitted use. Pairs of `text*` on `surface*` reach WCAG AAA for body text, every
 * other pair in use AA; the Fondations pages of the workbench compute and show the figures.
 */
export const color = {
  /** Body text and headings on light surfaces. */
  text: palette.ink,
  /** Secondary text on light surfaces: captions, helper lines. */
  textMuted: palette.slate700,
  /** Text on dark bands and on `brand`. */
  textOnDark: palette.white,
  /** Secondary text on dark bands. */
  textOnDarkMuted: palette.navy100,
  /** The primary brand colour: filled controls, selected states. */
  brand: palette.navy700,
  /** `brand` under the pointer. */
  brandHover: palette.navy800,
  /** `brand` while pressed. */
  brandActive: palette.navy900,
  /** Text links on light surfaces. */
  link: palette.navy700,
  /** Graphic accents in the brand's hue: bars, icons, chart strokes. Never body text. */
  brandAccent: palette.navy500,
  /** Quiet graphics on dark bands, strong borders on light ones. */
  brandSoft: palette.navy300,
  /** Tint behind a selected or highlighted item. */
  brandTint: palette.navy100,
  /** The faintest tint: hover of a row, inset panels. */
  brandFaint: palette.navy50,
  /** The one accent: the primary call to action, with `onAccent` text. */
  accent: palette.signal500,
  /** `accent` under the pointer. */
  accentHover: palette.signal550,
  /** Text on `accent` and on `accentHover`. */
  onAccent: palette.ink,
  /** Accent-coloured text on light surfaces. */
  accentText: palette.signal700,
  /** Tint behind accent-coloured text. */
  accentTint: palette.signal100,
  /** Second accent: progress and success graphics. */
  progress: palette.aurora500,
  /** Progress-coloured text on light surfaces. */
  progressText: palette.aurora700,
  /** Tint behind progress-coloured text. */
  progressTint: palette.aurora100,
  /** The page. */
  page: palette.snow,
  /** Alternate bands of the page. */
  band: palette.sand,
  /** Cards, fields and menus. */
  surface: palette.white,
  /** Dark bands: hero, results, footer. */
  surfaceDark: palette.navy900,
  /** Cards on dark bands. */
  surfaceDarkRaised: palette.navy800,
  /** Hairlines between things. */
  border: palette.sandDark,
  /** Borders of fields and controls: 3:1 against the surface. */
  borderControl: palette.slate500,
  /** Hairlines on dark bands. */
  borderOnDark: palette.navy700,
  /** Focus ring on light surfaces. */
  focus: palette.navy500,
  /** Focus ring on dark bands. */
  focusOnDark: palette.signal500,
  /** What a dialog or a drawer lays over the page. */
  overlay: 'rgb(0 33 61 / 0.6)',
  danger: palette.danger,
  /** `danger` under the pointer, where it fills the button of a confirmation. */
  dangerHover: palette.dangerDark,
  dangerTint: palette.dangerTint,
  warning: palette.warning,
  warningTint: palette.warningTint,
  success: palette.success,
  successTint: palette.successTint,
} as const;

/**
 * The four pairs that generated covers are drawn in: the ground, its faint back row of bars, the bars, and the one bar
 * that speaks. Decoration only: no text stands on them.
 */
export const cover = {
  dusk: { ground: palette.navy900, echo: palette.navy700, bars: palette.navy300, voice: palette.signal500 },
  ember: {
    ground: palette.signal100,
    echo: palette.signal500,
    bars: palette.signal600,
    voice: palette.navy900,
  },
  tide: {
    ground: palette.aurora700,
    echo: palette.aurora500,
    bars: palette.aurora100,
    voice: palette.signal500,
  },
  shore: { ground: palette.navy100, echo: palette.navy300, bars: palette.navy700, voice: palette.signal600 },
} as const;

/**
 * What the drawings are painted with, by what a colour is in them: the hours of the day, the materials of a room, and people.
 * Coral is kept for a voice and for what it reaches. No text stands on a drawing.
 */
export const scene = {
  ink: palette.ink,
  night: palette.navy900,
  dusk: palette.navy800,
  deep: palette.navy700,
  blue: palette.navy500,
  mist: palette.navy300,
  frost: palette.navy100,
  snow: palette.white,
  voice: palette.signal500,
  ember: palette.signal600,
  rust: palette.signal700,
  blush: palette.signal100,
  aurora: palette.aurora500,
  spruce: palette.aurora700,
  mint: palette.aurora100,
  sand: palette.sand,
  linen: palette.sandDark,
  slate: palette.slate500,
  skin1: palette.skin1,
  skin2: palette.skin2,
  skin3: palette.skin3,
  skin4: palette.skin4,
} as const;
