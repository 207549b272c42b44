import styled, { css } from 'styled-components';
import { theme } from '#theme/theme.ts';

const pairs = Object.entries(theme.cover).map(
  ([name, pair]) => css`
    &[data-pair='${name}'] {
      background: ${pair.ground};

      [data-part='echo'] {
        stroke: ${pair.echo};
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

export const CoverArtRoot = styled.svg`
  width: 100%;
  aspect-ratio: 16 / 9;

  &[data-ratio='square'] {
    aspect-ratio: 1;
  }
  &[data-ratio='card'] {
    aspect-ratio: 4 / 3;
  }
  &[data-ratio='fill'] {
    height: 100%;
    aspect-ratio: auto;
  }

  path {
    fill: none;
    stroke-linecap: round;
  }
  [data-part='echo'] {
    opacity: 0.4;
  }
  ${pairs}
`;
