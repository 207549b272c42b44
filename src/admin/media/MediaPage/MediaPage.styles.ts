import styled from 'styled-components';
import { media } from '#theme/media.ts';

export const SearchBox = styled('search')`
  ${media.tablet} {
    max-width: 20rem;
  }
`;
