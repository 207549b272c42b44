import styled from 'styled-components';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { darkSurface, lightSurface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Panels = styled.div`
  ${columns({ gap: 6, laptop: [7, 5] })}
`;

export const Panel = styled.article`
  ${lightSurface}
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  border-radius: ${theme.radius.panel};
  padding: ${theme.space[8]} ${theme.space[6]};
  background: ${theme.color.surface};

  &:first-child {
    ${darkSurface}
    background: ${theme.color.surfaceDark};
  }
  > svg {
    margin-block-start: auto;
  }
  ${media.tablet} {
    padding: ${theme.space[12]};
  }
`;

export const Statement = styled.p`
  font-family: ${theme.font.heading};
  font-size: ${theme.text.h2};
  font-weight: ${theme.weight.bold};
  line-height: ${theme.leading.heading};
  letter-spacing: ${theme.tracking.heading};
  text-wrap: balance;
`;
