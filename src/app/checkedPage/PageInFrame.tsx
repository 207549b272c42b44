import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { StyleSheetManager, ThemeProvider } from 'styled-components';
import { GlobalStyle } from '#theme/GlobalStyle.ts';
import { theme } from '#theme/theme.ts';

export interface PageInFrameProps {
  /** Where the page is, for what depends on the address. */
  path: string;
  /** The page, in the site's layout. */
  page: ReactNode;
  /** Where the page's styles go. */
  head: HTMLElement;
}

/** A public page in a document of its own: nobody is counted, nothing is fetched. */
export function PageInFrame({ path, page, head }: PageInFrameProps) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] }),
  );
  return (
    <StyleSheetManager target={head}>
      <ThemeProvider theme={theme.raw}>
        <theme.GlobalStyle />
        <GlobalStyle />
        <RouterProvider router={router} />
      </ThemeProvider>
    </StyleSheetManager>
  );
}
