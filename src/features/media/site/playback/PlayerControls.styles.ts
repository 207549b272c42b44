import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const Speed = styled.div`
  min-width: calc(2 * ${theme.space[12]});
`;
