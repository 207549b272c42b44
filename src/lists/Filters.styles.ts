import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** The search of a list, and its one filter beside it, or under it on a phone. */
export const Filters = styled('search')`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 13rem;
  gap: ${theme.space[2]};

  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
