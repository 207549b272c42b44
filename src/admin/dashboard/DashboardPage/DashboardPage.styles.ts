import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const Block = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  margin-block-start: ${theme.space[2]};

  > h2 {
    font-size: 1.125rem;
  }
`;
