import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useState } from 'react';
import { styled } from 'storybook/theming';
import { theme } from '#theme/theme.ts';
import { ThemeRoot } from '#theme/ThemeRoot.tsx';

/** A piece as the site shows it, in the middle of a guide: with tokens, fonts and links that lead nowhere. */
export function PieceFrame({ children }: { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: children }]));
  return (
    <ThemeRoot>
      <Frame className="sb-unstyled">
        <RouterProvider router={router} />
      </Frame>
    </ThemeRoot>
  );
}

const Frame = styled.div({
  position: 'relative',
  padding: 20,
  overflow: 'auto',
  background: theme.color.page,
  color: theme.color.text,
  font: `${theme.text.body} / ${theme.leading.body} ${theme.font.body}`,
});
