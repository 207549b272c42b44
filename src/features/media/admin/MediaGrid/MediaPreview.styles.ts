import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const PreviewRoot = styled.div`
  position: relative;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  background: ${theme.color.brandFaint};

  > img,
  > svg {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  > video {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const KindMark = styled.span`
  position: absolute;
  inset: auto auto ${theme.space[3]} ${theme.space[3]};
  display: grid;
  padding: ${theme.space[2]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.brand};
`;
