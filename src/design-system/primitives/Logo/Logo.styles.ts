import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const LogoRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: min(${theme.space[3]}, 0.6em);
  color: ${surface.text};
  /* A phone whose text is twice as large still has room for the menu's button beside it. */
  font-size: min(${theme.text.h3}, 6.5vw);

  &[data-size='large'] {
    font-size: min(${theme.text.h2}, 10vw);
  }
`;

export const Mark = styled.svg`
  flex-shrink: 0;
  height: 1.35em;
  overflow: visible;
  aspect-ratio: 10 / 9;

  path {
    fill: none;
    stroke: ${surface.strong};
    stroke-linecap: round;
    stroke-width: 4.5;
  }
  path[data-loud] {
    stroke: ${theme.color.accent};
  }
  ${media.forcedColors} {
    path {
      stroke: currentcolor;
    }
  }
`;

export const Name = styled.span`
  font-family: ${theme.font.heading};
  font-weight: ${theme.weight.black};
  line-height: 1;
  letter-spacing: ${theme.tracking.display};
  white-space: nowrap;

  /* Where there is room below, a long name takes it. */
  [data-size='large'] > & {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
