import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const Previews = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};

  > :last-child {
    max-width: 24rem;
  }
`;
