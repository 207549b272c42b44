import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

const barWidth = theme.size.focusRing;

/**
 * Facts with a bar of the waveform before each. The bars that start a line are cut off, so that wherever the facts wrap
 * there are bars between them and nowhere else.
 */
export const FactList = styled.ul`
  --before: calc(${barWidth} + ${theme.space[3]});
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space[3]};
  margin-inline-start: calc(-1 * var(--before));
  clip-path: inset(0 0 0 var(--before));
  color: ${surface.textMuted};
  font-size: ${theme.text.small};

  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
  }
  li::before {
    content: '';
    width: ${barWidth};
    height: 0.875em;
    border-radius: ${theme.radius.pill};
    background: ${surface.bars};
  }

  /* On a phone the facts nearly fill a line: whether they fit must not depend on which font has come. */
  ${media.belowTablet} {
    li[data-author] {
      flex-basis: 100%;
    }
  }
`;
