/** Viewport widths, in px, from which a wider layout applies. 768 is the product’s rule « desk layout ». */
export const breakpoints = { phone: 360, tablet: 768, laptop: 1024, desktop: 1280 } as const;
