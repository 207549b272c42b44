import styled, { keyframes } from 'styled-components';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Layout = styled.div`
  ${columns({ gap: 12, laptop: [5, 7] })}
  margin-block-end: ${theme.space[16]};

  ${media.laptop} {
    align-items: end;
    gap: ${theme.space[16]};
  }
`;

export const Words = styled.div`
  ${columns({ gap: 6 })}
  justify-items: start;
`;

const grow = keyframes`
  from { clip-path: inset(0 100% 0 0); }
  to { clip-path: inset(0); }
`;

export const Horn = styled.svg`
  width: 100%;
  height: ${theme.space[32]};
  overflow: visible;

  path {
    fill: none;
    stroke: ${theme.color.brandAccent};
    stroke-linecap: round;
    stroke-width: ${theme.space[1]};
    vector-effect: non-scaling-stroke;
  }
  path[data-loud] {
    stroke: ${theme.color.accent};
  }
  ${media.tablet} {
    height: calc(2 * ${theme.space[32]});

    path {
      stroke-width: ${theme.space[2]};
    }
  }
  ${media.laptop} {
    height: calc(2 * ${theme.space[32]});
  }

  ${media.forcedColors} {
    path {
      stroke: CanvasText;
    }
  }

  /* Opens as it scrolls into view, by the browser alone. */
  @supports (animation-timeline: view()) {
    ${media.motion} {
      animation: ${grow} linear both;
      animation-timeline: view();
      animation-range: entry 30% cover 45%;
    }
  }
`;

export const Figure = styled.p`
  margin-block-end: ${theme.space[12]};
  color: ${surface.textMuted};
  font-size: ${theme.text.lead};
  line-height: ${theme.leading.snug};

  > :first-child {
    color: ${surface.text};
  }
  ${media.laptop} {
    margin-block-end: ${theme.space[16]};
  }
`;
