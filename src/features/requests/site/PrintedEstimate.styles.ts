import styled, { createGlobalStyle } from 'styled-components';
import { theme } from '#theme/theme.ts';

export const Sheet = styled.article`
  display: none;

  @media print {
    display: grid;
    gap: ${theme.space[6]};
    color: CanvasText;
    background: Canvas;
  }
`;

/** While a sheet stands beside the page, it alone is printed. */
export const SheetAlone = createGlobalStyle`
  @media print {
    body > :not([data-sheet]) {
      display: none;
    }
  }
`;
