import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const Room = styled.div`
  position: relative;
  overflow: hidden;
  width: 100%;
  min-height: ${theme.space[16]};
  background: ${theme.color.page};
`;

export const Window = styled.iframe`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  border: 0;
  transform-origin: 0 0;
`;
