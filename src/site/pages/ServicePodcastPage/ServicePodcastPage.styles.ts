import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** The price and what there is to hear, beside the words. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;
