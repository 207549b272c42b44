import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const ArticleFiltersRoot = styled('search')`
  display: grid;
  grid-template-columns: minmax(0, 20rem) 12rem;
  gap: ${theme.space[2]};

  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
