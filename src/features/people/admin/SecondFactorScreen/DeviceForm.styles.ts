import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** Dark on light whatever stands around it: phones read no other. */
export const QrCode = styled.svg`
  align-self: center;
  width: 100%;
  max-width: 14rem;
  border-radius: ${theme.radius.control};
  background: white;
  color: black;
`;
