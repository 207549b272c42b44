import styled from 'styled-components';
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
