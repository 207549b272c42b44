import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Figures = styled.div`
  margin-block-end: ${theme.space[16]};
`;

/** A part of the story: its title beside its words, as in the margin of a magazine. */
export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  border-block-start: ${theme.size.line} solid ${surface.border};
  padding-block: ${theme.space[8]} ${theme.space[12]};

  &:last-child {
    padding-block-end: 0;
  }
  ${media.laptop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: ${theme.space[12]};
    padding-block: ${theme.space[12]} ${theme.space[16]};

    > :first-child {
      position: sticky;
      top: calc(${theme.size.header} + ${theme.space[8]});
      align-self: start;
    }
  }
`;
