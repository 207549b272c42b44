import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const Thumbnail = styled.img`
  align-self: start;
  max-height: 14rem;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.band};
  object-fit: contain;
`;
