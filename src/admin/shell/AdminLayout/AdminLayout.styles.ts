import styled from 'styled-components';
import { headerHeight } from '../headerHeight.ts';

export const AdminLayoutRoot = styled.div`
  display: flex;
  min-height: 100dvh;
`;

export const Screen = styled.div`
  /* What sticks to the top of a screen stops below its bar. */
  --sticky-top: ${headerHeight};
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`;
