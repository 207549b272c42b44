/** One soft shadow for cards at rest, one raised shadow for what floats. */
export const shadow = {
  soft: '0 1px 2px rgb(11 27 43 / 0.06), 0 4px 16px rgb(11 27 43 / 0.06)',
  raised: '0 2px 6px rgb(11 27 43 / 0.08), 0 16px 40px rgb(11 27 43 / 0.16)',
} as const;
