import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const Screen = styled.video`
  width: 100%;
  max-height: 60vh;
  border-radius: ${theme.radius.control};
  background: ${theme.color.band};
  object-fit: contain;
`;
