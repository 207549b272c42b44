import styled, { css } from 'styled-components';
import { theme } from '#theme/theme.ts';

const pairs = Object.entries(theme.cover).map(
  ([name, pair]) => css`
    &[data-pair='${name}'] {
      background: ${pair.ground};

      text {
        fill: ${pair.bars};
      }
      [data-part='bars'] {
        stroke: ${pair.bars};
      }
      [data-part='voice'] {
        stroke: ${pair.voice};
      }
    }
  `,
);

export const CoverRoot = styled.svg`
  width: 100%;
  aspect-ratio: 1;

  text {
    font-family: ${theme.font.heading};
    font-weight: ${theme.weight.black};
    letter-spacing: ${theme.tracking.display};
  }
  path {
    fill: none;
    stroke-linecap: round;
    stroke-width: 10;
  }
  ${pairs}
`;
