/** Distances on a 4 px base. Keys are the steps of the scale, values rem (16 px root). */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  6: '1.5rem',
  8: '2rem',
  12: '3rem',
  16: '4rem',
  24: '6rem',
  32: '8rem',
  /** Vertical padding of a section. */
  section: 'clamp(4rem, 9vw, 8rem)',
  /** Distance between content and the screen's edge. */
  gutter: 'clamp(1.25rem, 5vw, 3rem)',
} as const;

/** Widths and heights that carry a meaning. */
export const size = {
  /** Content column of the public site. */
  content: '72rem',
  /** Reading column: 60 to 72 characters. */
  text: '42rem',
  /** Smallest target of a finger (44 px). */
  touch: '2.75rem',
  /** Roomy control of the public site's calls to action (56 px). */
  controlLarge: '3.5rem',
  /** Dense control of the back-office (36 px). */
  controlDense: '2.25rem',
  /** Site header (72 px). */
  header: '4.5rem',
  /** Admin sidebar: open, on a phone, icons only (product: sidebar). */
  sidebar: '16rem',
  sidebarPhone: '18rem',
  sidebarIcons: '3rem',
  /** Icons: beside text, standing alone, illustrating. */
  icon: '1.125rem',
  iconLarge: '1.5rem',
  iconHuge: '2.5rem',
  /** Hairline. */
  line: '1px',
  /** Emphasised border and focus ring. */
  lineStrong: '2px',
  focusRing: '3px',
} as const;
