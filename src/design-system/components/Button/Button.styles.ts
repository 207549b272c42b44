import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';
import { RenderButton } from '../../primitives/renderElement.tsx';

export const ButtonRoot = styled(RenderButton)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.touch};
  padding: ${theme.space[2]} ${theme.space[4]};
  border: ${theme.size.lineStrong} solid transparent;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${surface.text};
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.leading.snug};
  text-align: center;
  text-decoration: none;
  /* Twice as large, a long word alone may be wider than a phone. */
  max-width: 100%;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition:
    background-color ${theme.motion.quick} ${theme.motion.ease},
    border-color ${theme.motion.quick} ${theme.motion.ease},
    color ${theme.motion.quick} ${theme.motion.ease};

  &[data-size='small'] {
    min-height: ${theme.size.controlDense};
    padding: ${theme.space[1]} ${theme.space[3]};
    font-size: ${theme.text.small};

    ${media.belowTablet} {
      min-height: ${theme.size.touch};
    }
  }
  &[data-size='large'] {
    min-height: ${theme.size.controlLarge};
    padding: ${theme.space[3]} ${theme.space[6]};
    font-size: 1.0625rem;
  }
  &[data-block] {
    display: flex;
    width: 100%;
  }

  &[data-variant='primary'] {
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  &[data-variant='secondary'] {
    background: ${surface.strong};
    color: ${surface.onStrong};
  }
  &[data-variant='outline'] {
    border-color: ${surface.borderControl};
  }
  &[data-variant='danger'] {
    color: ${theme.color.danger};
  }

  ${media.hover} {
    &[data-variant='primary']:hover:not([data-pending]) {
      background: ${theme.color.accentHover};
    }
    &[data-variant='secondary']:hover:not([data-pending]) {
      background: ${surface.strongHover};
    }
    &[data-variant='outline']:hover,
    &[data-variant='ghost']:hover {
      background: ${surface.tint};
    }
    &[data-variant='danger']:hover {
      background: ${theme.color.dangerTint};
    }
  }

  &:is(:disabled, [aria-disabled='true']):not([data-pending]) {
    border-color: transparent;
    background: color-mix(in srgb, ${surface.border} 55%, transparent);
    color: ${surface.textMuted};

    &[data-variant='ghost'],
    &[data-variant='danger'] {
      background: transparent;
    }
  }
  &[aria-disabled='true'] {
    cursor: default;
  }
  &[data-pending] {
    cursor: progress;
  }
  &[data-covered] {
    position: relative;

    > :first-child {
      position: absolute;
    }
    > :last-child {
      opacity: 0;
    }
  }

  ${media.forcedColors} {
    border-color: ButtonText;
    &:is(:disabled, [aria-disabled='true']) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
