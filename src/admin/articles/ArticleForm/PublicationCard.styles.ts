import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const Buttons = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[2]};

  > * {
    padding-inline: ${theme.space[2]};
  }
`;
