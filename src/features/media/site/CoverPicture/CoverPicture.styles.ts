import styled from 'styled-components';
import { surface } from '#theme/surface.ts';

export const CoverRoot = styled.div`
  display: grid;
  overflow: hidden;

  &[data-ratio='square'] {
    aspect-ratio: 1;
  }
  > * {
    grid-area: 1 / 1;
    width: 100%;
    height: 100%;
    min-height: 0;
  }
`;

/** Under a picture that may be transparent somewhere. */
export const Ground = styled.div`
  background: ${surface.tint};
`;

/** Over the drawn cover: a picture that is missing or still on its way shows the drawing. */
export const Picture = styled.img<{ $position?: string | undefined }>`
  position: relative;
  object-fit: cover;
  object-position: ${({ $position }) => $position};
`;
