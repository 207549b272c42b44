import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { darkSurface, lightSurface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Stories = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};

  ${media.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Story = styled.article`
  ${lightSurface}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  border-radius: ${theme.radius.panel};
  padding: ${theme.space[8]} ${theme.space[6]};
  background: ${theme.color.accentTint};

  &:nth-child(2) {
    ${darkSurface}
    background: ${theme.color.brand};
  }
  &:nth-child(3) {
    background: ${theme.color.brandTint};
  }
  ${media.laptop} {
    padding: ${theme.space[8]};

    /* Lies across the width, its figure beside its words. */
    &:first-child {
      grid-column: 1 / -1;
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      gap: ${theme.space[6]} ${theme.space[12]};

      > :nth-child(3) {
        grid-area: 1 / 2 / span 3 / auto;
      }
    }
  }
`;

export const Result = styled.p`
  font-family: ${theme.font.heading};
  font-size: ${theme.text.display};
  font-weight: ${theme.weight.black};
  line-height: ${theme.leading.tight};
  letter-spacing: ${theme.tracking.display};
`;
