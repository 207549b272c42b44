/** Stacking order of what floats over the page, from low to high. */
export const zIndex = {
  raised: '1',
  sticky: '10',
  drawer: '20',
  menu: '30',
  dialog: '40',
  toast: '50',
  skipLink: '60',
} as const;
