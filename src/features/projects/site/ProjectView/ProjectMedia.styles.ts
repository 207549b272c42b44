import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};

  ${media.laptop} {
    gap: ${theme.space[12]};
  }
`;

export const Pictures = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};

  ${media.tablet} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: ${theme.space[8]};

    > [data-place='small'] {
      grid-column: span 5;
    }
    > [data-place='large'] {
      grid-column: span 7;
    }
    > [data-place='wide'] {
      grid-column: 1 / -1;
    }
  }
`;

export const Shot = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};

  figcaption {
    color: ${surface.textMuted};
    font-size: ${theme.text.small};
  }
`;

/** The shape is the list's: pictures of a row are equally high. */
export const Frame = styled.div`
  aspect-ratio: 3 / 2;
  overflow: hidden;
  border-radius: ${theme.radius.card};

  > * {
    height: 100%;
  }
  ${media.tablet} {
    aspect-ratio: auto;
    height: clamp(14rem, 34vw, 26rem);

    [data-place='wide'] > * > & {
      height: auto;
      border-radius: ${theme.radius.panel};
      aspect-ratio: 16 / 9;
    }
  }
`;
