/** Viewport widths, in px, from which a wider layout applies. 768 is the spec's mobile breakpoint (section 9). */
export const breakpoints = { phone: 360, tablet: 768, laptop: 1024, desktop: 1280 } as const;
