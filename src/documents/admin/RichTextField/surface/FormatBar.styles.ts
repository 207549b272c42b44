import { Toolbar } from '@base-ui/react/toolbar';
import styled from 'styled-components';
import { IconButton } from '#design-system/components/IconButton';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** One row that scrolls on a phone; on a desk it wraps. */
export const Bar = styled(Toolbar.Root)`
  display: flex;
  gap: ${theme.space[1]} ${theme.space[2]};
  padding: ${theme.space[1]};
  overflow-x: auto;
  border-block-end: 1px solid ${theme.color.border};
  background: ${theme.color.page};

  ${media.tablet} {
    flex-wrap: wrap;
    overflow-x: visible;
  }
`;

export const Group = styled(Toolbar.Group)`
  display: flex;
  flex: none;
  gap: ${theme.space[1]};
`;

export const ToolButton = styled(IconButton)`
  --focus-offset: -3px;

  &[aria-pressed='true'] {
    background: ${theme.color.brandTint};
  }
  &[aria-disabled='true'] {
    opacity: 0.45;
  }
  ${media.forcedColors} {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
