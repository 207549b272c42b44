import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';
import { descriptionStyle } from '../Field/index.ts';

export const CheckboxRoot = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${theme.space[3]};
  align-items: start;
  overflow-wrap: anywhere;
  padding-block: ${theme.space[1]};
  cursor: pointer;

  ${media.belowTablet} {
    padding-block: ${theme.space[2]};
  }
  &:has(:disabled) {
    color: ${surface.textMuted};
    cursor: not-allowed;
  }
`;

/** The browser's own checkbox with our drawing: a tick made of two borders, seen in forced colours too. */
export const Box = styled.input`
  position: relative;
  width: ${theme.space[6]};
  height: ${theme.space[6]};
  border: ${theme.size.lineStrong} solid ${theme.color.borderControl};
  border-radius: ${theme.space[1]};
  background: ${theme.color.surface};
  appearance: none;
  cursor: inherit;

  &:checked {
    border-color: ${surface.strong};
    background: ${surface.strong};
  }
  &:checked::after {
    content: '';
    position: absolute;
    inset-block-start: 10%;
    inset-inline-start: 33%;
    width: 30%;
    height: 60%;
    border: solid ${surface.onStrong};
    border-width: 0 ${theme.size.focusRing} ${theme.size.focusRing} 0;
    transform: rotate(42deg);
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
  }
  &:disabled {
    border-color: ${theme.color.border};
    background: ${theme.color.band};
  }
  &:disabled:checked::after {
    border-color: ${theme.color.textMuted};
  }
  ${media.forcedColors} {
    &:checked::after {
      border-color: CanvasText;
    }
  }
`;

export const Help = styled.span`
  ${descriptionStyle}
  grid-column: 2;
`;
