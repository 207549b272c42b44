import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** The list, and beside it what was opened; on a narrow screen below each other. */
export const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[6]};

  > :first-child {
    display: flex;
    flex-direction: column;
    gap: ${theme.space[4]};
  }
  ${media.laptop} {
    &[data-opened] {
      grid-template-columns: minmax(0, 1fr) 22rem;

      > :first-child {
        grid-area: 1 / 2;
      }
    }
  }
`;

/** What is compared with what, what can be done with it, and where the two differ. */
export const Comparison = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  min-width: 0;

  > h2 {
    font-size: 1.0625rem;
    overflow-wrap: anywhere;
  }
`;
