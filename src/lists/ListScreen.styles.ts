import styled from 'styled-components';
import { headerHeight } from '#admin/shell/headerHeight.ts';

export const Region = styled.div`
  scroll-margin-block-start: calc(${headerHeight} + 1rem);

  &:focus {
    outline: none;
  }
  &[aria-busy] {
    opacity: 0.6;
  }
`;
