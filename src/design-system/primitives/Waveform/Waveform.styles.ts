import styled, { css, keyframes } from 'styled-components';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

const unfold = keyframes`
  from { transform: scaleY(0.02); opacity: 0; }
`;

/** Bars that start one after another; then it begins anew. */
const WAVE = 18;

/** Each bar starts a little after the one on its left, as a sound that arrives. */
const stagger = Array.from(
  { length: WAVE },
  (_, index) => css`
    &:nth-child(${WAVE}n + ${index + 1}) {
      animation-delay: calc(${index} * 40ms);
    }
  `,
);

export const WaveformRoot = styled.svg`
  display: flex;
  width: 100%;
  height: ${theme.space[12]};
  overflow: visible;
  color: ${surface.bars};

  &[data-size='small'] {
    height: ${theme.space[6]};
  }
  &[data-size='large'] {
    height: ${theme.space[24]};
  }
  &[data-tone='brand'] {
    color: ${surface.strong};
  }
  &[data-tone='accent'] {
    color: ${theme.color.accent};
  }
  &[data-tone='progress'] {
    color: ${theme.color.progress};
  }
  &[data-tone='text'] {
    color: currentcolor;
  }

  path {
    fill: none;
    stroke: currentcolor;
    stroke-linecap: round;
    stroke-width: var(--waveform-stroke, ${theme.space[1]});
    vector-effect: non-scaling-stroke;
  }
  path[data-rest] {
    stroke: color-mix(in srgb, ${surface.bars} 45%, transparent);
  }

  ${media.belowTablet} {
    --waveform-stroke: ${theme.size.focusRing};

    path[data-spare] {
      display: none;
    }
  }

  ${media.forcedColors} {
    &[data-tone] {
      forced-color-adjust: none;
      color: CanvasText;
    }

    path[data-rest] {
      stroke: GrayText;
    }
  }
`;

export const UnfoldingBar = styled.span`
  flex: 1;

  svg {
    width: 100%;
    height: 100%;
    overflow: visible;
  }

  ${media.motion} {
    animation: ${unfold} ${theme.motion.unfold} ${theme.motion.ease} backwards;
    ${stagger}
  }
`;
