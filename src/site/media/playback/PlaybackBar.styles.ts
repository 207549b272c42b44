import styled, { createGlobalStyle } from 'styled-components';
import { media } from '#theme/media.ts';
import { darkSurface, surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

/** What takes the focus isn't scrolled under the bar. */
export const RoomAtTheEnd = createGlobalStyle`
  ${media.tall} {
    html {
      scroll-padding-block-end: calc(2 * ${theme.space[12]});
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
  gap: ${theme.space[3]};
  border-block-start: ${theme.size.line} solid ${surface.border};
  padding: ${theme.space[3]} max(${theme.space[4]}, env(safe-area-inset-right));
  background: ${theme.color.surfaceDark};

  ${media.tall} {
    position: sticky;
    inset-block-end: 0;
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

/** The line along the bar's edge; the numbers say the same. */
export const Elapsed = styled.progress`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  width: 100%;
  height: ${theme.size.focusRing};
  border: 0;
  background: transparent;
  appearance: none;

  &::-webkit-progress-bar {
    background: transparent;
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
