import styled, { css, keyframes } from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const SpinnerRoot = styled.span.attrs({ role: 'status' })`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[3]};

  &[data-size='large'] {
    flex-direction: column;
  }
`;

const speak = keyframes`
  0%, 100% { transform: scaleY(0.35); }
  50% { transform: scaleY(1); }
`;

const stagger = [1, 2, 3, 4, 5].map(
  (bar) => css`
    &:nth-child(${bar}) {
      animation-delay: calc(${bar} * -180ms);
    }
  `,
);

export const Bars = styled.svg`
  flex-shrink: 0;
  width: 1.25em;
  height: 1em;
  overflow: visible;

  ${SpinnerRoot}[data-size='large'] > & {
    width: ${theme.space[16]};
    height: ${theme.space[12]};
  }

  rect {
    fill: currentcolor;
    transform-origin: center;
    transform: scaleY(0.6);

    ${media.motion} {
      animation: ${speak} 900ms ease-in-out infinite;
    }
    ${stagger}
  }
`;
