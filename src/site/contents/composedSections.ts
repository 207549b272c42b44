import type { ComponentType } from 'react';

const found = Object.values(
  import.meta.glob<Record<string, ComponentType<object>>>('../sections/**/*.composed.{ts,tsx}', {
    eager: true,
    import: 'default',
  }),
);

/** What shows the sections that pages may be composed of, by their keys: one of each kind (product 15.9). */
export const composedSections: Readonly<Record<string, ComponentType<object>>> = Object.assign({}, ...found);
