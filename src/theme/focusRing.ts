import { css } from 'styled-components';
import { theme } from './theme.ts';

/** The 3 px focus ring of every surface; dark bands switch its colour through `--focus-color`. */
export const focusRing = css`
  &:focus-visible {
    outline: ${theme.size.focusRing} solid var(--focus-color, ${theme.color.focus});
    outline-offset: ${theme.size.lineStrong};
  }
`;
