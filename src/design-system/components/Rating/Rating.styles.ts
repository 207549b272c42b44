import styled from 'styled-components';
import { surface } from '#theme/surface.ts';

export const RatingRoot = styled.span`
  display: inline-flex;
  position: relative;
  align-items: center;
  gap: 0.125em;
`;

export const Star = styled.svg`
  width: 1.25em;
  height: 1.25em;

  path {
    fill: transparent;
    stroke: ${surface.accentText};
    stroke-linejoin: round;
  }
  path[data-filled] {
    fill: ${surface.accentText};
    stroke: none;
  }
  &[data-fill='half'] path[data-filled] {
    clip-path: inset(0 50% 0 0);
  }
  &[data-fill='none'] path[data-filled] {
    display: none;
  }
`;
