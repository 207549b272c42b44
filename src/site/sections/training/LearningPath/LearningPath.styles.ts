import styled from 'styled-components';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Levels = styled.ol`
  ${columns({ gap: [12, 8], tablet: 2, laptop: 4 })}
`;

export const Level = styled.li`
  ${columns({ gap: 4 })}
  align-content: start;

  ${media.laptop} {
    &:nth-child(1) {
      margin-block-start: calc(3 * ${theme.space[12]});
    }
    &:nth-child(2) {
      margin-block-start: calc(2 * ${theme.space[12]});
    }
    &:nth-child(3) {
      margin-block-start: ${theme.space[12]};
    }
  }
`;

export const Skills = styled.ul`
  li {
    border-block-start: ${theme.size.line} solid ${surface.border};
    padding-block: ${theme.space[2]};
  }
`;
