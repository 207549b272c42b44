import { Tabs } from '@base-ui/react/tabs';
import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Tab = styled(Tabs.Tab)`
  display: inline-flex;
  flex-shrink: 0;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.touch};
  padding: ${theme.space[2]} ${theme.space[4]};
  border: 0;
  background: transparent;
  color: ${surface.textMuted};
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.leading.snug};
  transition:
    color ${theme.motion.quick} ${theme.motion.ease},
    background-color ${theme.motion.quick} ${theme.motion.ease};

  &[data-active] {
    color: ${surface.text};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${theme.size.focusRing});
  }
  ${media.hover} {
    &:hover {
      color: ${surface.text};
    }
  }
`;

/** Scrolls sideways where the tabs don't fit: the cut one says that there is more. */
export const List = styled(Tabs.List)`
  display: flex;
  gap: ${theme.space[1]};
  overflow-x: auto;
  scrollbar-width: none;

  &[data-fitted] > * {
    flex: 1;
  }

  &[data-variant='line'] {
    box-shadow: inset 0 -1px 0 ${surface.border};

    > * {
      border-radius: ${theme.radius.control} ${theme.radius.control} 0 0;
      border-block-end: ${theme.size.focusRing} solid transparent;
    }
    > [data-active] {
      border-color: ${theme.color.accent};
    }
  }

  &[data-variant='pill'] {
    width: fit-content;
    max-width: 100%;
    padding: ${theme.space[1]};
    border: 1px solid ${surface.border};
    border-radius: ${theme.radius.pill};

    &[data-fitted] {
      width: 100%;
    }
    > * {
      border-radius: ${theme.radius.pill};
    }
    > [data-active] {
      --focus-color: ${surface.onStrong};
      background: ${surface.strong};
      color: ${surface.onStrong};
    }
  }

  ${media.forcedColors} {
    &[data-variant] > [data-active] {
      --focus-color: HighlightText;
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

export const Panel = styled(Tabs.Panel)`
  padding-block-start: ${theme.space[8]};
  border-radius: ${theme.radius.control};

  ${media.noScript} {
    &[hidden] {
      display: block;
    }
  }
`;
