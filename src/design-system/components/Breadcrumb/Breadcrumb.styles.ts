import styled from 'styled-components';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Crumbs = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.space[2]};
  font-size: ${theme.text.small};

  li {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
  }
  /* A bar of the waveform between two steps. */
  li + li::before {
    content: '';
    width: ${theme.size.focusRing};
    height: 0.875em;
    border-radius: ${theme.radius.pill};
    background: ${surface.bars};
  }
`;
