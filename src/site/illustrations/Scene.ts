import type { ComponentType, SVGProps } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** A drawing: an `.svg` file, whose colours are custom properties of the theme. */
export type Drawing = ComponentType<SVGProps<SVGSVGElement>>;

/** Drawings by the names of what they show. */
export type Drawings = Readonly<Record<string, Drawing>>;

const light = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { transform: scaleY(0); }
`;

const open = keyframes`
  from { transform: scaleX(-1.6); }
`;

const welcome = (movement: ReturnType<typeof keyframes>) => css`
  animation: ${movement} ${theme.motion.welcome} ${theme.motion.ease};
`;

/**
 * `<Scene as={drawing} />`: what leaves the sheet of a drawing is cut by the frame around it, not by the sheet. What a file marks with
 * `data-motion` moves once as somebody arrives: a light goes on, bars rise, a leaf of a door opens.
 */
export const Scene = styled.svg`
  display: block;
  width: 100%;
  max-width: none;
  overflow: visible;

  [data-motion] {
    transform-box: fill-box;
  }
  [data-motion='rise'] {
    transform-origin: center;
  }
  [data-motion='open'] {
    transform-origin: left;
  }
  ${media.motion} {
    [data-motion='light'] {
      ${welcome(light)}
    }
    [data-motion='rise'] {
      ${welcome(rise)}
    }
    [data-motion='open'] {
      ${welcome(open)}
    }
  }
`;

/** A thing by itself, as high as a title of two lines. */
export const Tool = styled.svg`
  width: auto;
  height: ${theme.space[24]};
`;

/** A gesture stands on the line under it, which cuts it. */
export const Gesture = styled.svg`
  display: block;
  width: 100%;
  max-width: 15rem;
`;
