import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** The cards of the library, as many beside each other as fit. */
export const MediaGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${theme.space[4]};
  padding: 0;
  list-style: none;

  ${media.belowTablet} {
    grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    gap: ${theme.space[2]};
  }
`;
