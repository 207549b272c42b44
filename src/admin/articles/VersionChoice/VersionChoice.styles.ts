import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const Choices = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  margin-block-start: ${theme.space[4]};

  > section {
    display: flex;
    flex-direction: column;
    gap: ${theme.space[1]};
  }
`;
