import { ToggleGroup } from '@base-ui/react/toggle-group';
import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const SegmentedControlRoot = styled(ToggleGroup)`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  padding: ${theme.space[1]};
  border: 1px solid ${surface.border};
  border-radius: ${theme.space[3]};
`;

export const Segment = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.touch};
  padding: ${theme.space[1]} ${theme.space[4]};
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${surface.textMuted};
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.leading.snug};

  &[data-size='small'] {
    padding-inline: ${theme.space[3]};
    font-size: ${theme.text.small};

    ${media.tablet} {
      min-height: ${theme.space[8]};
    }
  }
  &[data-pressed] {
    background: ${surface.strong};
    color: ${surface.onStrong};
  }
  ${media.hover} {
    &:hover:not([data-pressed]) {
      background: ${surface.tint};
      color: ${surface.text};
    }
  }
  ${media.forcedColors} {
    &[data-pressed] {
      --focus-color: CanvasText;
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
