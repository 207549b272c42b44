import styled from 'styled-components';
import { Alert } from '#design-system/components/Alert';
import { theme } from '#theme/theme.ts';

/** Stands above both forms. */
export const Confirmed = styled(Alert)`
  margin-block-end: ${theme.space[6]};
`;
