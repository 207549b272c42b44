import { Dialog } from '@base-ui/react/dialog';
import styled from 'styled-components';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { lightSurface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

/** Zoomed in, or a phone lying down: title and buttons would leave no room for what is between them. */
const lowWindow = '@media (max-height: 26rem)';

export const Backdrop = styled(Dialog.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: ${theme.zIndex.dialog};
  background: ${theme.color.overlay};
  transition: opacity ${theme.motion.feedback} ${theme.motion.ease};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

/** `data-modal`: toasts leave the bottom of the screen to its buttons. */
export const Viewport = styled(Dialog.Viewport).attrs<{ 'data-modal'?: boolean }>({ 'data-modal': true })`
  position: fixed;
  inset: 0;
  z-index: ${theme.zIndex.dialog};
  ${columns()}
  align-items: end;
  justify-items: center;
  overflow-y: auto;
  padding: 5dvh ${theme.space[4]};

  ${media.tablet} {
    align-items: center;
    padding-inline: ${theme.space[8]};
  }
`;

export const Popup = styled(Dialog.Popup)`
  ${lightSurface}
  --dialog-padding: min(${theme.space[6]}, 6vw);
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 34rem;
  max-height: 90dvh;
  border: 1px solid transparent;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.raised};
  transition:
    opacity ${theme.motion.feedback} ${theme.motion.ease},
    transform ${theme.motion.feedback} ${theme.motion.ease};

  ${lowWindow} {
    flex-shrink: 0;
    max-height: none;
  }
  &[data-size='small'] {
    max-width: 26rem;
  }
  &[data-size='large'] {
    max-width: 52rem;
  }
  &:focus-visible {
    outline: none;
  }
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(${theme.space[4]});
  }
`;

export const Title = styled(Dialog.Title)`
  padding: var(--dialog-padding) ${theme.space[16]} 0 var(--dialog-padding);
  font-size: ${theme.text.h3};
`;

/** Last in the reading order, so that the focus starts on what the dialog is for; shown in the corner. */
export const Close = styled(Dialog.Close)`
  position: absolute;
  inset-block-start: ${theme.space[4]};
  inset-inline-end: ${theme.space[4]};
`;

export const Description = styled(Dialog.Description)`
  color: ${theme.color.textMuted};
`;

/** Scrolls between the title and the buttons, which stay in sight; where a window is too low for that, all of it scrolls. */
export const Body = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-direction: column;
  gap: ${theme.space[4]};
  min-height: 0;
  padding: ${theme.space[3]} var(--dialog-padding) var(--dialog-padding);
  overflow-y: auto;
  /* Room for the ring of what is scrolled to. */
  scroll-padding-block: ${theme.space[4]};

  /* What stands in it keeps its height. */
  > * {
    flex-shrink: 0;
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${theme.size.focusRing});
  }
  ${lowWindow} {
    overflow-y: visible;
  }
`;

export const Footer = styled.div`
  display: flex;
  flex-shrink: 0;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} var(--dialog-padding);
  border-block-start: 1px solid ${theme.color.border};
`;
