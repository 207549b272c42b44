import styled from 'styled-components';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { darkSurface, lightSurface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Stories = styled.div`
  ${columns({ gap: 6, laptop: 2 })}
`;

export const Story = styled.article`
  ${lightSurface}
  ${columns({ gap: 6 })}
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
