import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const PaginationRoot = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]};
  font-variant-numeric: tabular-nums;
`;

export const Pages = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]};
`;
