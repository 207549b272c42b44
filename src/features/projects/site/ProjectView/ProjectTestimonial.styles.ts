import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { darkSurface, surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Quote = styled.div`
  ${darkSurface}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  border-radius: ${theme.radius.panel};
  padding: ${theme.space[8]} ${theme.space[6]};
  background: ${theme.color.surfaceDark};

  ${media.laptop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    align-items: center;
    gap: ${theme.space[16]};
    padding: ${theme.space[16]};
  }
`;

export const Portrait = styled.div`
  width: ${theme.space[24]};
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${theme.radius.card};

  > * {
    height: 100%;
  }
  ${media.laptop} {
    width: 100%;
    border-radius: ${theme.radius.panel};
  }
`;

/** Its caption names the figure as a child of its own alone. */
export const Words = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};

  blockquote {
    font-family: ${theme.font.heading};
    font-size: ${theme.text.h3};
    font-weight: ${theme.weight.semibold};
    line-height: ${theme.leading.snug};
    text-wrap: pretty;
  }
  figcaption {
    display: grid;
    line-height: ${theme.leading.snug};
  }
  figcaption span {
    color: ${surface.textMuted};
    font-size: ${theme.text.small};
  }
  ${media.laptop} {
    blockquote {
      font-size: ${theme.text.h2};
      letter-spacing: ${theme.tracking.heading};
      line-height: 1.25;
    }
  }
`;
