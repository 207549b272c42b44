import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { GlobalStyle } from './GlobalStyle.styles.ts';
import { theme } from './theme.ts';

/**
 * Documents of the build carry these rules: styled-components would write them a second time, and the browser would style the whole
 * page anew.
 */
const isStyled = typeof document !== 'undefined' && document.querySelector('style[data-styled]') !== null;

/** Declares the tokens as CSS variables and the global style: once around the app, once around each story. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme.raw}>
      {!isStyled && <theme.GlobalStyle />}
      {!isStyled && <GlobalStyle />}
      {children}
    </ThemeProvider>
  );
}
