import styled, { keyframes } from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

export const SkeletonRoot = styled.div`
  position: relative;

  /* All at once: the start of an animation is an event, and a list has dozens of ghosts. */
  ${media.motion} {
    animation: ${breathe} 1.6s ease-in-out 400ms infinite;
  }
`;

export const Bone = styled.span`
  display: block;
  height: 0.75em;
  margin-block: 0.425em;
  border-radius: ${theme.space[1]};
  background: ${theme.color.brandTint};

  &[data-shape='title'] {
    height: 1.5em;
  }
  &[data-shape='control'] {
    height: ${theme.size.touch};
    margin-block: 0;
    border-radius: ${theme.radius.control};
  }
  &[data-shape='picture'] {
    height: auto;
    margin-block: 0;
    aspect-ratio: 16 / 9;
    border-radius: ${theme.radius.control};
  }
  &[data-width='most'] {
    width: 80%;
  }
  &[data-width='half'] {
    width: 50%;
  }
  &[data-width='third'] {
    width: 33%;
  }

  ${media.forcedColors} {
    border: 1px solid GrayText;
  }
`;
