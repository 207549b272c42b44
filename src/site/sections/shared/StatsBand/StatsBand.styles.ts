import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[8]} ${theme.space[4]};

  li {
    border-block-start: ${theme.size.line} solid ${surface.border};
    padding-block-start: ${theme.space[4]};
  }
  ${media.belowTablet} {
    /* No hole beside the last of an odd number. */
    li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${media.tablet} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: ${theme.space[6]};
  }
`;
