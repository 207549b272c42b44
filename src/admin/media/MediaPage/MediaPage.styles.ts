import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** The search, then what is filtered by: beside it, or two by two under it on a phone. */
export const LibraryFilters = styled('search')`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[2]};

  > :first-child {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: minmax(12rem, 20rem) 10.5rem 10.5rem;

    > :first-child {
      grid-column: auto;
    }
  }
`;
