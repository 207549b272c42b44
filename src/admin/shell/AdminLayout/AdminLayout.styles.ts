import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { headerHeight } from '../headerHeight.ts';

export const AdminLayoutRoot = styled.div`
  display: flex;
  min-height: 100dvh;
`;

export const Screen = styled.div`
  /* What sticks to the top of a screen stops below its bar, where that one stays in sight. */
  --sticky-top: 0px;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;

  /* A link of one word is high enough to be hit (WCAG 2.5.8): what pads an inline box takes no room of its line. */
  :where(&) a {
    padding-block: ${theme.space[1]};
  }
  ${media.tall} {
    --sticky-top: ${headerHeight};
  }
`;
