import styled, { keyframes } from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

const open = keyframes`
  from { transform: scaleX(-1.6); }
`;

/** The leaf of a door, which opens once as somebody arrives. */
export const Leaf = styled.g`
  transform-box: fill-box;
  transform-origin: left;

  ${media.motion} {
    animation: ${open} ${theme.motion.welcome} ${theme.motion.ease};
  }
`;
