import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

/** One line, whatever it says: nothing under it moves. */
export const Said = styled.div`
  display: grid;
  height: ${theme.space[8]};
  font-family: ${theme.font.heading};
  font-size: ${theme.text.lead};
  font-weight: ${theme.weight.semibold};
  white-space: nowrap;

  ${media.laptop} {
    font-size: ${theme.text.h3};
  }
  ${media.print} {
    display: none;
  }
`;

export const Invitation = styled.p`
  align-self: end;
`;

/** As far along the line as its words are in the wave: from its left end to its right one. */
export const Phrase = styled.p`
  --place: calc(var(--at) * 100%);
  position: relative;
  inset-inline-start: var(--place);
  align-self: end;
  justify-self: start;
  transform: translateX(calc(-1 * var(--place)));

  span {
    color: ${surface.textMuted};
    opacity: 0.6;
    transition: opacity ${theme.motion.feedback} ${theme.motion.ease};
  }
  [data-said] {
    color: ${surface.text};
    opacity: 1;
  }
  ${media.reducedMotion} {
    inset-inline-start: 0;
    transform: none;
  }
`;

/** Where the words of the page begin, in the middle of the bars: it takes the place of some of them, and cuts none in two. */
export const Player = styled.div<{ $bars: number }>`
  --edge: max(${theme.space.gutter}, (100% - ${theme.size.content}) / 2);
  --button: ${theme.space[16]};
  --bar: calc(100% / ${({ $bars }) => $bars});
  --start: calc(var(--edge) - ${theme.space[3]});
  --end: calc(var(--edge) + var(--button) + ${theme.space[3]});
  position: relative;
  z-index: 1;
  display: grid;
  grid-area: 2 / 1;
  align-items: center;
  margin-block-end: var(--names);
  padding-inline-start: var(--edge);
  pointer-events: none;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--start);
    width: calc(var(--end) - var(--start));
    background: ${theme.color.surfaceDark};

    @supports (width: round(1px, 1px)) {
      inset-inline-start: round(down, var(--start), var(--bar));
      width: calc(round(up, var(--end), var(--bar)) - round(down, var(--start), var(--bar)));
    }
  }
  > button {
    pointer-events: auto;
  }
  ${media.tablet} {
    --button: ${theme.space[24]};
  }
  ${media.noScript} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;
