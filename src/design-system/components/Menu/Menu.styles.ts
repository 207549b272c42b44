import { Menu } from '@base-ui/react/menu';
import styled, { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { lightSurface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Positioner = styled(Menu.Positioner)`
  z-index: ${theme.zIndex.menu};
`;

export const Popup = styled(Menu.Popup)`
  ${lightSurface}
  min-width: min(12rem, var(--available-width));
  max-width: var(--available-width);
  max-height: var(--available-height);
  padding: ${theme.space[1]};
  overflow-y: auto;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.raised};
  transform-origin: var(--transform-origin);
  transition:
    opacity ${theme.motion.quick} ${theme.motion.ease},
    transform ${theme.motion.quick} ${theme.motion.ease};

  &:focus-visible {
    outline: none;
  }
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: scaleY(0.96);
  }
`;

const item = css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.controlDense};
  padding: ${theme.space[1]} ${theme.space[3]};
  border-radius: ${theme.space[1]};
  color: ${theme.color.text};
  text-decoration: none;
  cursor: pointer;

  ${media.belowTablet} {
    min-height: ${theme.size.touch};
  }
  &[data-highlighted] {
    outline: ${theme.size.lineStrong} solid transparent;
    background: ${theme.color.brandTint};
  }
  &[data-destructive] {
    color: ${theme.color.danger};
  }
  &[data-destructive][data-highlighted] {
    background: ${theme.color.dangerTint};
  }
  &[data-disabled] {
    color: ${theme.color.borderControl};
    cursor: not-allowed;
  }
`;

export const Item = styled(Menu.Item)`
  ${item}
`;

/** What is on or off: the mark stands at the end of its line. */
export const CheckItem = styled(Menu.CheckboxItem)`
  ${item}

  > span:has(> span) {
    margin-inline-end: auto;
  }
`;

export const LinkItem = styled(Menu.LinkItem)`
  ${item}
`;

/** What an action does, under its name. */
export const Help = styled.span`
  display: block;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.small};
`;
