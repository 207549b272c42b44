import styled from 'styled-components';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { darkSurface, surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const HeroRoot = styled.section`
  ${darkSurface}
  display: flex;
  flex-direction: column;
  gap: ${theme.space[8]};
  overflow: hidden;
  padding-block: calc(${theme.size.header} + ${theme.space[8]}) ${theme.space[8]};
  background: ${theme.color.surfaceDark};

  ${media.laptop} {
    min-height: min(100svh, 60rem);
    padding-block-start: calc(${theme.size.header} + ${theme.space[16]});
  }
`;

export const Words = styled.div`
  ${columns({ gap: 6, laptop: [7, 5] })}

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[8]};
  }
  ${media.laptop} {
    align-items: end;
    gap: ${theme.space[12]};
  }
`;

/** The line of what is said, and the wave. `--names` is what stands under the bars. */
export const Stage = styled.div`
  --names: 4.75rem;
  display: grid;
  flex: 1;
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};

  ${media.tablet} {
    --names: 3.25rem;
  }
`;

export const Channels = styled.ul`
  display: grid;
  grid-area: 2 / 1;

  ${media.motion} {
    button > :first-child path {
      transform-origin: center;
      transition: transform ${theme.motion.quick} ${theme.motion.ease};
    }
    &[data-sounding] button > :first-child path {
      transition-duration: ${theme.motion.welcome};
    }
  }
  grid-template-columns: repeat(auto-fit, minmax(4.75rem, 1fr));

  ${media.print} {
    display: none;
  }

  li {
    display: grid;
  }
`;

/** A stretch of the waveform and its name: all of it answers to the pointer. */
export const Channel = styled.button`
  --waveform-stroke: ${theme.size.focusRing};
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  border: 0;
  padding: 0;
  background: none;
  color: ${surface.textMuted};

  > :first-child {
    flex: 1 0 ${theme.space[24]};
    color: ${theme.color.borderOnDark};
    transition: color ${theme.motion.feedback} ${theme.motion.ease};
  }
  &[aria-pressed='true'] {
    color: ${surface.text};

    > :first-child {
      color: ${theme.color.accent};
    }
  }
  /* The colour is of what was heard, as long as a sound is open. */
  [data-sounding] &[aria-pressed='true'] > :first-child {
    color: ${theme.color.borderOnDark};
  }
  path[data-heard] {
    color: ${theme.color.accent};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${theme.size.focusRing});
  }

  ${media.forcedColors} {
    &[aria-pressed='true'] > :first-child {
      color: Highlight;
    }
  }

  ${media.tablet} {
    --waveform-stroke: 0.3rem;
  }
  ${media.laptop} {
    --waveform-stroke: ${theme.space[2]};

    > :first-child {
      flex-basis: ${theme.space[32]};
    }
  }
`;

export const Name = styled.span`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space[1]};
  width: 100%;
  padding-block: ${theme.space[2]};
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.semibold};

  ${media.tablet} {
    flex-flow: row wrap;
    justify-content: center;
    gap: ${theme.space[2]};
    font-size: ${theme.text.body};
  }
`;

/** All lines stand on the same spot, so that a longer one moves nothing. */
export const Previews = styled.div`
  display: grid;
`;

export const Preview = styled.p`
  grid-area: 1 / 1;
  max-width: ${theme.size.text};
  margin-inline: auto;
  font-family: ${theme.font.heading};
  font-size: ${theme.text.lead};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.leading.snug};
  text-align: center;
  text-wrap: balance;
  visibility: hidden;

  &[data-active] {
    visibility: visible;
  }

  ${media.noScript} {
    grid-area: auto;
    margin-block-end: ${theme.space[3]};
    visibility: visible;
  }
`;
