import { createContext, type ReactNode, use, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { StyleSheetManager, ThemeProvider } from 'styled-components';
import { GlobalStyle } from '#theme/GlobalStyle.styles.ts';
import { theme } from '#theme/theme.ts';

export interface PageInFrameProps {
  /** Where the page is, for what depends on the address. */
  path: string;
  /** The page, in the site's layout. */
  page: ReactNode;
  /** Where the page's styles go. */
  head: HTMLElement;
}

const FramedContext = createContext<ReactNode>(null);

/** A public page in a document of its own: nobody is counted, nothing is fetched. */
export function PageInFrame({ path, page, head }: PageInFrameProps) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <Framed /> }], { initialEntries: [path] }),
  );
  // A window that was taken away before its first rendering has no style sheets to write to.
  if (!head.ownerDocument.defaultView) return null;
  return (
    <StyleSheetManager target={head}>
      <ThemeProvider theme={theme.raw}>
        <theme.GlobalStyle />
        <GlobalStyle />
        <FramedContext value={page}>
          <RouterProvider router={router} />
        </FramedContext>
      </ThemeProvider>
    </StyleSheetManager>
  );
}

/** The router keeps its first element: what it shows is drawn anew with each text. */
const Framed = () => use(FramedContext);
