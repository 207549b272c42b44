import { css } from 'styled-components';
import { theme } from './theme.ts';

/** For a card that one link inside of it covers (`data-cover`): all of it can be pressed, and shows the link's focus. */
export const coveredByLink = (radius: keyof typeof theme.radius) => css`
  position: relative;

  [data-cover]::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius[radius]};
  }
  [data-cover]:focus-visible {
    outline: none;

    &::after {
      outline: ${theme.size.focusRing} solid var(--focus-color, ${theme.color.focus});
      outline-offset: ${theme.space[1]};
    }
  }
`;
