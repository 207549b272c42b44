import styled, { css, keyframes } from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const SceneRoot = styled.svg`
  display: block;
  width: 100%;
  max-width: none;
  fill: none;
  overflow: visible;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** A thing by itself, as high as a title of two lines. */
export const ToolRoot = styled.svg`
  width: auto;
  height: ${theme.space[24]};
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** A gesture stands on the line under it, which cuts it. */
export const GestureRoot = styled.svg`
  display: block;
  width: 100%;
  max-width: 15rem;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const light = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { transform: scaleY(0); }
`;

const welcome = (movement: ReturnType<typeof keyframes>) => css`
  ${media.motion} {
    animation: ${movement} ${theme.motion.welcome} ${theme.motion.ease};
  }
`;

/** A light that goes on as somebody arrives. */
export const Light = styled.g`
  ${welcome(light)}
`;

/** Bars that get up: a voice that begins, lines that become words. */
export const Rising = styled.g`
  transform-box: fill-box;
  transform-origin: center;
  ${welcome(rise)}
`;
