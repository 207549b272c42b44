import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const Shown = styled.img`
  max-height: ${theme.space[32]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.band};
  object-fit: contain;
`;
