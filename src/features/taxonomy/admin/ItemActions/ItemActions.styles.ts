import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const Actions = styled.span`
  display: flex;
  flex-shrink: 0;
  margin-inline-start: auto;

  ${media.belowTablet} {
    gap: ${theme.space[1]};
  }
`;
