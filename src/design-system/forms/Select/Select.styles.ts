import { Select } from '@base-ui/react/select';
import styled from 'styled-components';
import { lightSurface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';
import { controlStyle } from '../Field/index.ts';

export const Trigger = styled(Select.Trigger)`
  ${controlStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  text-align: start;

  > :last-child {
    display: flex;
    color: ${theme.color.borderControl};
  }
  &[data-popup-open] {
    border-color: ${theme.color.focus};
  }
`;

export const Value = styled(Select.Value)`
  min-width: 0;
  overflow-wrap: anywhere;

  &[data-placeholder] {
    color: ${theme.color.borderControl};
  }
`;

export const Positioner = styled(Select.Positioner)`
  z-index: ${theme.zIndex.toast};
`;

export const Popup = styled(Select.Popup)`
  ${lightSurface}
  min-width: min(var(--anchor-width), var(--available-width));
  max-width: var(--available-width);
  max-height: min(24rem, var(--available-height));
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

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: scaleY(0.96);
  }
`;

export const Item = styled(Select.Item)`
  display: grid;
  grid-template-columns: ${theme.size.icon} 1fr auto;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.controlDense};
  padding: ${theme.space[1]} ${theme.space[3]} ${theme.space[1]} ${theme.space[2]};
  border-radius: ${theme.space[1]};
  cursor: default;

  &[data-highlighted] {
    outline: ${theme.size.lineStrong} solid transparent;
    background: ${theme.color.brandTint};
  }
  > :first-child:not(:only-child) {
    display: flex;
  }
  &[data-selected] {
    font-weight: ${theme.weight.semibold};
  }
`;

export const ItemText = styled(Select.ItemText)`
  grid-column: 2;
`;
