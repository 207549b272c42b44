import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** The work, and beside it the modules, which so stay where they are; at the end where there is no room beside. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[6]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 19rem;
  }
`;

/** As high as a window while it loads, so that what comes after it isn't seen to move. */
export const Waiting = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  min-height: 100dvh;

  ${media.desktop} {
    min-height: 0;
  }
`;

export const Block = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  margin-block-start: ${theme.space[2]};

  > h2 {
    font-size: 1.125rem;
  }
`;
