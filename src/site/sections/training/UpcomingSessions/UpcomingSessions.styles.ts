import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

/* Day, title, place, places left, button. */
const columns = 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 2.5fr) minmax(0, 3fr) auto';

export const Sessions = styled.ol`
  border-block-end: ${theme.size.lineStrong} solid ${surface.strong};

  ${media.laptop} {
    display: grid;
    grid-template-columns: ${columns};
    column-gap: ${theme.space[6]};
  }
`;

export const Session = styled.li`
  display: grid;
  grid-template-columns: minmax(min-content, 1fr) auto;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  border-block-start: ${theme.size.line} solid ${surface.border};
  padding-block: ${theme.space[4]};

  &:first-child {
    border-block-start: ${theme.size.lineStrong} solid ${surface.strong};
  }
  > :is(time, div, a) {
    grid-column: 1 / -1;
  }
  > a {
    justify-self: start;
  }
  ${media.laptop} {
    grid-column: 1 / -1;
    grid-template-columns: ${columns};
    /* Of the list: what stands at the end of a line is longer in one than in another (Chrome 111 to 116: of the line). */
    grid-template-columns: subgrid;
    column-gap: ${theme.space[6]};

    > :is(time, div, a) {
      grid-column: auto;
    }
    > span {
      justify-self: start;
    }
  }
`;

export const Day = styled.time`
  color: ${surface.accentText};
  font-weight: ${theme.weight.semibold};
  font-variant-numeric: tabular-nums;
`;
