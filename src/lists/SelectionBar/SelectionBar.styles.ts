import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** Over the bottom of the window: choosing a row moves none. Empty, it only announces. */
export const Chosen = styled.div`
  position: fixed;
  inset-block-end: max(${theme.space[4]}, env(safe-area-inset-bottom));
  inset-inline: ${theme.space[4]};
  z-index: ${theme.zIndex.raised};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  width: fit-content;
  margin-inline: auto;

  &[data-bottom-bar] {
    padding: ${theme.space[2]} ${theme.space[4]};
    border: 1px solid ${theme.color.borderControl};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.raised};
  }
  /* Who goes through the rows by keys sees the one that has the focus. */
  html:has(&[data-bottom-bar]) {
    scroll-padding-block-end: calc(2 * ${theme.space[12]});
  }
`;
