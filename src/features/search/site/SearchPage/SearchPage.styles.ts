import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const Next = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-width: ${theme.size.text};
`;
