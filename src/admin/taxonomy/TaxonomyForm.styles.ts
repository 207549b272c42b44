import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** Name and slug side by side where both fit. */
export const FormGrid = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11.5rem, 100%), 1fr));
  gap: ${theme.space[4]};
  align-items: start;
`;

export const WholeRow = styled.div`
  grid-column: 1 / -1;
`;

/** Level with the control beside it. */
export const AtBottom = styled.div`
  align-self: end;
`;
