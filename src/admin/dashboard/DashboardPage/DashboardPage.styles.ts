import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** The work, and beside it the modules, which so stay where they are; at the end where there is no room beside. */
export const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${theme.space[6]};

  > :first-child {
    flex: 999 1 36rem;
    min-width: 0;
  }
  > :last-child {
    flex: 1 1 19rem;
    min-width: 0;
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
