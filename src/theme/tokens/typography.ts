/** Families with their metric-matched fallbacks, so that nothing shifts when the web font arrives. */
export const font = {
  heading:
    "'Bricolage Grotesque Variable', 'Bricolage Grotesque Fallback: Arial', 'Bricolage Grotesque Fallback: Liberation Sans', 'Bricolage Grotesque Fallback: Roboto', 'Bricolage Grotesque Fallback: Roboto Variable', 'Bricolage Grotesque Fallback: Open Sans', system-ui, sans-serif",
  body: "'Inter Variable', 'Inter Fallback: Arial', 'Inter Fallback: Liberation Sans', 'Inter Fallback: Roboto', 'Inter Fallback: Open Sans', system-ui, sans-serif",
  mono: 'ui-monospace, SFMono-Regular, Menlo, monospace',
} as const;

/** Fluid type scale: minimum at 360 px wide, maximum at 1280 px. */
export const text = {
  display: 'clamp(2.75rem, 1.77rem + 4.35vw, 5.25rem)',
  h1: 'clamp(2.25rem, 1.76rem + 2.17vw, 3.5rem)',
  h2: 'clamp(1.75rem, 1.46rem + 1.3vw, 2.5rem)',
  h3: 'clamp(1.25rem, 1.15rem + 0.43vw, 1.5rem)',
  lead: 'clamp(1.125rem, 1.03rem + 0.43vw, 1.375rem)',
  body: '1rem',
  small: '0.875rem',
} as const;

export const weight = { regular: '400', medium: '500', semibold: '600', bold: '700', black: '800' } as const;

export const leading = { tight: '1.05', heading: '1.15', snug: '1.35', body: '1.6' } as const;

export const tracking = { display: '-0.03em', heading: '-0.02em', normal: '0', label: '0.04em' } as const;
