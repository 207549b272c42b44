import styled from 'styled-components';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { lightSurface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Methods = styled.div`
  ${columns({ gap: 6, laptop: [5, 6] })}
`;

export const Method = styled.article`
  ${lightSurface}
  ${columns({ gap: 4 })}
  align-content: start;
  border-radius: ${theme.radius.panel};
  padding: ${theme.space[6]};
  background: ${theme.color.surface};

  ul {
    list-style: none;
  }
  ${media.tablet} {
    padding: ${theme.space[8]};
  }
  ${media.laptop} {
    &:first-child {
      grid-row: span 2;
      align-content: end;
      padding: ${theme.space[12]};
    }
    &:first-child h3 {
      font-size: ${theme.text.h2};
    }
    &:first-child > svg {
      height: ${theme.space[32]};
      margin-block-end: ${theme.space[8]};
    }
  }
`;
