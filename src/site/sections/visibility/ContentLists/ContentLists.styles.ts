import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[12]} ${theme.space[6]};

  h3 {
    border-block-start: ${theme.size.focusRing} solid ${surface.strong};
    padding-block: ${theme.space[4]};
  }
  ${media.laptop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Items = styled.ul`
  li {
    border-block-start: ${theme.size.line} solid ${surface.border};
    padding-block: ${theme.space[3]};
  }
`;
