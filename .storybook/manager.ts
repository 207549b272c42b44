import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { rooms } from './docs/rooms.ts';
import { palette } from '#theme/tokens/palette.ts';

// Storybook builds its own window with the JSX that looks for React in the global scope.
Object.assign(globalThis, { React });

addons.setConfig({
  // It opens as a table of contents; whoever comes by an address finds its room open.
  sidebar: {
    collapsedRoots: rooms.map(({ name }) => name.toLowerCase()),
  },
  theme: create({
    base: 'light',
    brandTitle: 'L’atelier de Porte-Voix',
    colorSecondary: palette.navy500,
    appBg: palette.snow,
  }),
});

/** Of Storybook's own words only the titles of panels can be set; the others stand in its code. */
const titles = { 'addon-controls': 'Contrôles', 'storybook/a11y/panel': 'Accessibilité' };

addons.register('porte-voix', () => {
  const panels = addons.getElements(types.PANEL);
  for (const [id, title] of Object.entries(titles)) Object.assign(panels[id] ?? {}, { title });
});
