import * as React from 'react';
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { palette } from '#theme/tokens/palette.ts';

// Storybook builds its own window with the JSX that looks for React in the global scope.
Object.assign(globalThis, { React });

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'L’atelier de Porte-Voix',
    colorSecondary: palette.navy500,
    appBg: palette.snow,
  }),
});
