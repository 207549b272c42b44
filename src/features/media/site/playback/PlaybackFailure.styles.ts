import styled from 'styled-components';
import { Alert } from '#design-system/components/Alert';
import { lightSurface } from '#theme/surface.ts';

export const Failure = styled(Alert)`
  ${lightSurface}
  grid-column: 1 / -1;
`;
