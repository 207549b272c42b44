/** Corner radii: controls, cards, feature panels, and fully round. */
export const radius = { control: '0.5rem', card: '1rem', panel: '1.75rem', pill: '999rem' } as const;
