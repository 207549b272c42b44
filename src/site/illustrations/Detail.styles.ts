import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const DetailRoot = styled.div<{ $focus: number }>`
  position: absolute;
  inset: 0;
  background: ${theme.scene.sand};

  &[data-ground='deep'] {
    background: ${theme.scene.deep};
  }

  svg {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 50%;
    width: auto;
    height: 100%;
    transform: translateX(${({ $focus }) => -100 * $focus}%);
  }
  ${media.print} {
    display: none;
  }
`;
