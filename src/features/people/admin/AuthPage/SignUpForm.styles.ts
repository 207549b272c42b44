import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const Names = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${theme.space[4]};
`;
