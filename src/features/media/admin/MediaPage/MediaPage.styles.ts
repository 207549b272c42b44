import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** The search, then what is filtered by: beside it as far as there is room, or two by two under it on a phone. */
export const LibraryFilters = styled('search')`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  > * {
    flex: 1 1 8rem;
    min-width: 0;
  }
  > :first-child {
    flex-basis: 100%;
  }
  ${media.tablet} {
    > * {
      flex: 0 1 9rem;
    }
    > :first-child {
      flex: 1 1 10rem;
      max-width: 20rem;
    }
    > button ~ button {
      flex-basis: 11.5rem;
    }
  }
`;
