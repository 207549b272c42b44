import styled from 'styled-components';
import { Fieldset } from '#design-system/forms/Fieldset';
import { Cluster } from '#design-system/primitives/Cluster';
import { theme } from '#theme/theme.ts';

/** Name and slug side by side where both fit. */
export const FormGrid = styled(Fieldset)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11.5rem, 100%), 1fr));
  gap: ${theme.space[4]};
  align-items: start;
`;

export const WholeRow = styled.div`
  grid-column: 1 / -1;
`;

/** Level with the control beside them, else in a row of their own. */
export const Buttons = styled(Cluster)`
  align-self: end;

  &:nth-child(4) {
    grid-column: 1 / -1;
  }
`;
