import { Drawer } from '@base-ui/react/drawer';
import styled from 'styled-components';
import { darkSurface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Backdrop = styled(Drawer.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: ${theme.zIndex.drawer};
  background: ${theme.color.overlay};
  opacity: calc(1 - var(--drawer-swipe-progress));
  transition: opacity ${theme.motion.feedback} ${theme.motion.ease};

  &[data-swiping] {
    transition-duration: 0s;
  }
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

export const Viewport = styled(Drawer.Viewport)`
  position: fixed;
  inset: 0;
  z-index: ${theme.zIndex.drawer};
  display: flex;
`;

export const Panel = styled(Drawer.Popup)`
  ${darkSurface}
  width: ${theme.size.sidebarPhone};
  max-width: calc(100vw - ${theme.space[12]});
  height: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${theme.color.surfaceDark};
  box-shadow: ${theme.shadow.raised};
  transform: translateX(var(--drawer-swipe-movement-x));
  transition: transform ${theme.motion.feedback} ${theme.motion.ease};

  &[data-swiping] {
    transition-duration: 0s;
  }
  &[data-starting-style],
  &[data-ending-style] {
    transform: translateX(-100%);
  }
  &:focus-visible {
    outline: none;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  padding: ${theme.space[3]} ${theme.space[3]} ${theme.space[3]} ${theme.space[6]};

  > button {
    margin-inline-start: auto;
  }
  > h2 {
    font-size: ${theme.text.h3};
  }
`;

export const Content = styled(Drawer.Content)`
  padding: 0 ${theme.space[6]} ${theme.space[6]};
`;
