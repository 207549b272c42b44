import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** The search, then what is filtered by: in a line, where there is room for all words, else below it, two by two or each by itself. */
export const LeadFilters = styled('search')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};

  > :first-child {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: minmax(12rem, 1fr);
    grid-auto-columns: 15rem;
    grid-auto-flow: column;

    > :first-child {
      grid-column: auto;
    }
    &:has(> :nth-child(5)) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      grid-auto-flow: row;

      > :first-child {
        grid-column: 1 / -1;
      }
    }
  }
`;
