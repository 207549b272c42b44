import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const BadgeRoot = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  max-width: 100%;
  padding: 0.125rem ${theme.space[3]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.pill};
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.medium};
  line-height: 1.5;
  /* A name without a space may be longer than the place that it stands in. */
  overflow-wrap: anywhere;

  &[data-colored] {
    padding-inline-start: calc(${theme.space[3]} + ${theme.space[4]});
  }
  &[data-variant='default'] {
    background: ${surface.strong};
    color: ${surface.onStrong};
  }
  &[data-variant='secondary'] {
    background: ${surface.tint};
    color: ${surface.text};
  }
  &[data-variant='outline'] {
    border-color: ${surface.borderControl};
    color: ${surface.text};
  }
  &[data-variant='destructive'] {
    background: ${theme.color.dangerTint};
    color: ${theme.color.danger};
  }
  &[data-variant='success'] {
    background: ${theme.color.progressTint};
    color: ${theme.color.progressText};
  }
  &[data-variant='accent'] {
    background: ${theme.color.accentTint};
    color: ${theme.color.accentText};
  }

  ${media.forcedColors} {
    border-color: currentcolor;
  }
`;

/** Out of the flow, so that the badge sits on the baseline of its words and not of the dot. */
export const Dot = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${theme.space[3]};
  margin-block: auto;
  width: ${theme.space[2]};
  height: ${theme.space[2]};
  border-radius: ${theme.radius.pill};
  forced-color-adjust: none;
`;
