import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/**
 * Sticks to the bottom of the screen, unless that leaves too little room for anything else: on a phone on its side, at a
 * zoom, or where large words put three buttons in several rows.
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
  /* Four in a row of 375 px. */
  &:has(> :nth-child(4)) {
    gap: ${theme.space[1]};

    > * {
      padding-inline: ${theme.space[1]};
      font-size: 0.9375rem;
    }
  }
  /* « Vérifier », an icon alone. */
  && > :last-child {
    flex: none;
    padding-inline: 0;
  }
  ${media.tall} {
    position: sticky;
    inset-block-end: var(--keyboard, 0);
    z-index: ${theme.zIndex.raised};
    padding-block-end: max(${theme.space[2]}, env(safe-area-inset-bottom));
  }
  @container article-form (max-width: 20rem) {
    &:has(> :nth-child(4)) {
      position: static;
    }
  }
  ${media.laptop} {
    display: none;
  }
`;
