import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Levels = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]} ${theme.space[8]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.laptop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Level = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[4]};

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
