import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/**
 * Sticks to the bottom of the screen, unless that is too low to leave room for anything else (a phone on its side, a
 * zoom).
 */
export const BottomBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  padding-block: ${theme.space[2]};
  border-block-start: 1px solid ${theme.color.border};
  background: ${theme.color.page};

  /* In a row as long as the words have room, else in several. */
  > * {
    flex: 1 1 0;
    min-width: max-content;
    padding-inline: ${theme.space[2]};
  }
  ${media.tall} {
    position: sticky;
    inset-block-end: var(--keyboard, 0);
    z-index: ${theme.zIndex.raised};
    padding-block-end: max(${theme.space[2]}, env(safe-area-inset-bottom));
  }
  ${media.laptop} {
    display: none;
  }
`;
