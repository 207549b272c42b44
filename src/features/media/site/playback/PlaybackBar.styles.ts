import styled, { createGlobalStyle } from 'styled-components';
import { media } from '#theme/media.ts';
import { darkSurface, surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

/** What takes the focus isn't scrolled under the bar. */
export const RoomAtTheEnd = createGlobalStyle`
  ${media.tall} {
    html {
      scroll-padding-block-end: calc(3 * ${theme.space[12]});
    }
  }
`;

/** Stays in sight at the end of the window, and comes after the footer at the end of the page, which it never covers. */
export const Bar = styled.section`
  ${darkSurface}
  position: relative;
  z-index: ${theme.zIndex.sticky};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${theme.space[3]};
  border-block-start: ${theme.size.line} solid ${surface.border};
  padding: ${theme.space[2]} max(${theme.space[4]}, env(safe-area-inset-right));
  background: ${theme.color.surfaceDark};

  > button:last-of-type {
    grid-row: 1;
    grid-column: -2;
  }
  ${media.tablet} {
    grid-template-columns: auto minmax(0, 2fr) minmax(0, 3fr) auto;
  }
  ${media.tall} {
    position: sticky;
    inset-block-end: 0;
  }
  ${media.print} {
    display: none;
  }
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  line-height: ${theme.leading.snug};
`;

export const Times = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[3]};
  color: ${surface.textMuted};
  font-size: ${theme.text.small};
`;

export const Place = styled.span`
  font-variant-numeric: tabular-nums;
`;

/** Under the words on a phone, between them and the cross on a desk. */
export const Seek = styled.div`
  grid-column: 1 / -1;

  ${media.tablet} {
    grid-row: 1;
    grid-column: 3;
  }
`;

/** As pale as the bars of a waveform that are still to be heard. */
const rest = `color-mix(in srgb, ${surface.bars} 45%, transparent)`;

/** The line under the slider, as long as its thumb can go; the numbers say the same. */
export const Elapsed = styled.progress`
  width: calc(100% - ${theme.space[6]});
  height: ${theme.size.focusRing};
  margin-inline: ${theme.space[3]};
  border: 0;
  background: ${rest};
  appearance: none;

  &::-webkit-progress-bar {
    background: ${rest};
  }
  &::-webkit-progress-value {
    background: ${theme.color.accent};
  }
  &::-moz-progress-bar {
    background: ${theme.color.accent};
  }
  ${media.forcedColors} {
    &::-webkit-progress-value {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;
