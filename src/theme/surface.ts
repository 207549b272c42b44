import { css } from 'styled-components';
import { theme } from './theme.ts';

/**
 * Colours that follow the surface a thing stands on. A dark band, or a white card on it, declares its set once with
 * `darkSurface` or `lightSurface`; what stands on it reads `surface.text` and needs no prop to know where it is.
 */
export const surface = {
  text: `var(--surface-text, ${theme.color.text})`,
  textMuted: `var(--surface-text-muted, ${theme.color.textMuted})`,
  link: `var(--surface-link, ${theme.color.link})`,
  accentText: `var(--surface-accent-text, ${theme.color.accentText})`,
  border: `var(--surface-border, ${theme.color.border})`,
  borderControl: `var(--surface-border-control, ${theme.color.borderControl})`,
  /** Behind a hovered or selected item. */
  tint: `var(--surface-tint, ${theme.color.brandTint})`,
  /** A filled control that is not the accent, and the text on it. */
  strong: `var(--surface-strong, ${theme.color.brand})`,
  strongHover: `var(--surface-strong-hover, ${theme.color.brandHover})`,
  onStrong: `var(--surface-on-strong, ${theme.color.textOnDark})`,
  /** Quiet bars of a waveform. */
  bars: `var(--surface-bars, ${theme.color.brandSoft})`,
} as const;

/** Declares a light surface: cards, dialogs and bands of `page`, `band` or `surface`. */
export const lightSurface = css`
  --surface-text: ${theme.color.text};
  --surface-text-muted: ${theme.color.textMuted};
  --surface-link: ${theme.color.link};
  --surface-accent-text: ${theme.color.accentText};
  --surface-border: ${theme.color.border};
  --surface-border-control: ${theme.color.borderControl};
  --surface-tint: ${theme.color.brandTint};
  --surface-strong: ${theme.color.brand};
  --surface-strong-hover: ${theme.color.brandHover};
  --surface-on-strong: ${theme.color.textOnDark};
  --surface-bars: ${theme.color.brandSoft};
  --focus-color: ${theme.color.focus};
  color: ${theme.color.text};
`;

/** Declares a dark surface: hero, results band, footer, dark cards. */
export const darkSurface = css`
  --surface-text: ${theme.color.textOnDark};
  --surface-text-muted: ${theme.color.textOnDarkMuted};
  --surface-link: ${theme.color.textOnDark};
  --surface-accent-text: ${theme.color.accent};
  --surface-border: ${theme.color.borderOnDark};
  --surface-border-control: ${theme.color.brandSoft};
  --surface-tint: ${theme.color.surfaceDarkRaised};
  --surface-strong: ${theme.color.surface};
  --surface-strong-hover: ${theme.color.brandTint};
  --surface-on-strong: ${theme.color.brand};
  --surface-bars: ${theme.color.brandAccent};
  --focus-color: ${theme.color.focusOnDark};
  color: ${theme.color.textOnDark};
`;
