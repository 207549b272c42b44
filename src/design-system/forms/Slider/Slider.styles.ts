import styled, { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const SliderRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};
`;

export const Value = styled.span`
  color: ${surface.text};
  font-family: ${theme.font.heading};
  font-size: ${theme.text.h3};
  font-weight: ${theme.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
`;

/** The waveform is the track: it lies under the range, whose own track is transparent. */
export const Track = styled.div`
  position: relative;
  display: grid;
  align-items: center;

  > * {
    grid-area: 1 / 1;
  }
  > svg {
    width: calc(100% - ${theme.space[6]});
    margin-inline: ${theme.space[3]};
  }
`;

const thumb = css`
  width: ${theme.space[6]};
  height: ${theme.space[6]};
  border: ${theme.size.focusRing} solid ${theme.color.surface};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.accent};
  box-shadow:
    0 0 0 1px ${theme.color.text},
    ${theme.shadow.soft};
  cursor: grab;
`;

export const Range = styled.input`
  position: relative;
  width: 100%;
  height: ${theme.size.touch};
  padding: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  appearance: none;
  cursor: pointer;

  &::-webkit-slider-runnable-track {
    background: transparent;
  }
  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }
  &::-moz-range-track {
    background: transparent;
  }
  &::-moz-range-thumb {
    ${thumb}
    box-sizing: border-box;
  }
  &:focus-visible {
    outline: ${theme.size.focusRing} solid var(--focus-color, ${theme.color.focus});
    outline-offset: ${theme.size.lineStrong};
  }
  &:disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }
  ${media.forcedColors} {
    &::-webkit-slider-thumb {
      forced-color-adjust: none;
      border-color: Canvas;
      background: Highlight;
      box-shadow: 0 0 0 1px CanvasText;
    }
  }
`;

export const Bounds = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[3]};
  color: ${surface.textMuted};
  font-size: ${theme.text.small};
  font-variant-numeric: tabular-nums;
`;
