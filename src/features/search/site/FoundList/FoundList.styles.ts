import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const Results = styled.ol`
  display: grid;
  gap: ${theme.space[8]};
  max-width: ${theme.size.text};
`;

export const Result = styled.li`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
  overflow-wrap: anywhere;
`;
