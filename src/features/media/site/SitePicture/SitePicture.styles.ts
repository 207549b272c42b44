import styled from 'styled-components';
import { theme } from '#theme/theme.ts';
import { CoverPicture } from '../CoverPicture/CoverPicture.tsx';

/** As high as the box around it. */
export const Filling = styled(CoverPicture)`
  height: 100%;
`;

/** Under a drawing: the ground of its pair of colours. */
export const Ground = styled.div<{ $pair: keyof typeof theme.cover }>`
  width: 100%;
  height: 100%;
  background: ${({ $pair }) => theme.cover[$pair].ground};

  svg {
    height: 100%;
  }
`;

/** The box of a picture that stands by itself, with the corners of what is around it. */
export const PictureFrame = styled.div<{ $ratio: number; $radius?: keyof typeof theme.radius }>`
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  border-radius: ${({ $radius = 'panel' }) => theme.radius[$radius]};
`;
