import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { GlobalStyle } from './GlobalStyle.ts';
import { theme } from './theme.ts';

/**
 * A prerendered page carries these rules: styled-components would write them a second time at hydration, and the browser
 * would style the whole page anew.
 */
const isPrerendered = typeof document !== 'undefined' && document.querySelector('#root > *') !== null;

/** Declares the tokens as CSS variables and the global style: once around the app, once around each story. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme.raw}>
      {!isPrerendered && <theme.GlobalStyle />}
      {!isPrerendered && <GlobalStyle />}
      {children}
    </ThemeProvider>
  );
}
