import { Toast } from '@base-ui/react/toast';
import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { darkSurface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

/** Where toasts stand, the side that they hold on to, and where a pile grows from there: 1 upwards, -1 downwards. */
export const Viewport = styled(Toast.Viewport)`
  --side: bottom;
  --inset-block: auto 0;
  --towards: 1;
  position: fixed;
  inset-block-end: ${theme.space[4]};
  inset-inline: ${theme.space[4]};
  z-index: ${theme.zIndex.toast};

  /* Above a bar that stays at the bottom of the screen. */
  body:has([data-bottom-bar]) && {
    inset-block-end: calc(${theme.size.touch} + ${theme.space[8]});
  }
  ${media.tablet} {
    inset-block-end: ${theme.space[8]};
    inset-inline: auto ${theme.space[8]};
    width: 25rem;
  }

  /* A dialog has its buttons at the bottom, its title and « Fermer » in the corners: what is left is the middle of the top. */
  body:has([data-modal]) && {
    --side: top;
    --inset-block: 0 auto;
    --towards: -1;
    inset-block: ${theme.space[2]} auto;
    ${media.tablet} {
      inset-inline: 0;
      margin-inline: auto;
    }
  }
`;

/** Newer toasts cover older ones, which peek out behind; under the pointer or the focus the pile spreads. */
export const ToastRoot = styled(Toast.Root)`
  ${darkSurface}
  --gap: ${theme.space[3]};
  --scale: calc(max(0, 1 - var(--toast-index) * 0.06));
  --height: var(--toast-frontmost-height, var(--toast-height));
  --offset: calc(
    var(--towards) * -1 * (var(--toast-offset-y) + var(--toast-index) * var(--gap)) +
      var(--toast-swipe-movement-y)
  );
  position: absolute;
  inset-block: var(--inset-block);
  inset-inline: 0;
  container: toast / inline-size;
  z-index: calc(100 - var(--toast-index));
  height: var(--height);
  border: 1px solid ${theme.color.brand};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surfaceDark};
  box-shadow: ${theme.shadow.raised};
  transform-origin: var(--side) center;
  transform: translateX(var(--toast-swipe-movement-x))
    translateY(
      calc(
        var(--toast-swipe-movement-y) - var(--towards) *
          (var(--toast-index) * var(--gap) + (1 - var(--scale)) * var(--height))
      )
    )
    scale(var(--scale));
  transition:
    transform ${theme.motion.entrance} ${theme.motion.ease},
    opacity ${theme.motion.entrance} ${theme.motion.ease},
    height ${theme.motion.quick} ${theme.motion.ease};

  /* Inside: around it, the ring of a dark surface would stand on any page. */
  &:focus-visible {
    outline-offset: calc(-1 * ${theme.size.focusRing});
  }
  &::after {
    content: '';
    position: absolute;
    inset: 100% 0 auto;
    height: calc(var(--gap) + 1px);
  }
  &[data-expanded] {
    height: var(--toast-height);
    transform: translateX(var(--toast-swipe-movement-x)) translateY(var(--offset));
  }
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(calc(var(--towards) * 150%));
  }
  &[data-ending-style][data-swipe-direction='right'] {
    transform: translateX(150%) translateY(var(--offset));
  }
  &[data-limited] {
    opacity: 0;
  }
`;

export const Content = styled(Toast.Content)`
  display: flex;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  overflow: hidden;
  transition: opacity ${theme.motion.feedback} ${theme.motion.ease};

  /* With large text on a phone, the words have the whole width, under the icon and « Fermer ». */
  @container toast (max-width: 12rem) {
    flex-wrap: wrap;
    justify-content: space-between;
  }

  &[data-behind]:not([data-expanded]) {
    opacity: 0;
  }
  > span {
    color: ${theme.color.brandSoft};
  }
  [data-variant='success'] > & > span {
    color: ${theme.color.progress};
  }
  [data-variant='destructive'] > & > span {
    color: ${theme.color.accent};
  }
`;

export const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space[1]};
  min-width: 0;

  @container toast (max-width: 12rem) {
    flex-basis: 100%;
    order: 1;
  }
`;

export const Title = styled(Toast.Title)`
  font-family: ${theme.font.body};
  font-size: ${theme.text.body};
  font-weight: ${theme.weight.semibold};
  line-height: 1.5;
  letter-spacing: ${theme.tracking.normal};
`;

export const Description = styled(Toast.Description)`
  color: ${theme.color.textOnDarkMuted};
  font-size: ${theme.text.small};
  line-height: 1.5;
`;

export const Action = styled(Toast.Action)`
  min-height: ${theme.size.controlDense};
  margin-block-start: ${theme.space[1]};
  padding: 0 ${theme.space[3]};
  border: 1px solid ${theme.color.brandSoft};
  border-radius: ${theme.radius.control};
  background: transparent;
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.semibold};

  ${media.hover} {
    &:hover {
      background: ${theme.color.brand};
    }
  }
`;

export const Close = styled(Toast.Close)`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: ${theme.size.controlDense};
  height: ${theme.size.controlDense};
  margin: calc(-1 * ${theme.space[2]});
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;

  ${media.hover} {
    &:hover {
      background: ${theme.color.brand};
    }
  }
`;
