import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const Columns = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  align-items: start;

  ${media.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
