import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { darkSurface, surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const PlayerRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
`;

export const Panel = styled.div`
  ${darkSurface}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  border-radius: ${theme.radius.panel};
  padding: ${theme.space[6]};
  background: ${theme.color.surfaceDarkRaised};

  > noscript {
    grid-column: 1 / -1;
  }
  audio {
    width: 100%;
  }
  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${theme.space[4]} ${theme.space[8]};
    padding: ${theme.space[8]};
  }
`;

export const Sound = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};

  /* As wide as the slider lets it be, so that nothing moves when that one comes. */
  > svg {
    width: calc(100% - ${theme.space[6]});
    margin-inline: ${theme.space[3]};
  }
  ${media.noScript} {
    grid-column: 1 / -1;
  }
`;

export const Times = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[3]};
  color: ${surface.textMuted};
  font-size: ${theme.text.small};
  font-variant-numeric: tabular-nums;
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  min-height: ${theme.size.touch};

  > a {
    margin-inline-start: auto;
  }
  /* Its words stand under the waveform, its ground outside. */
  > button:first-child {
    margin-inline-start: calc(-1 * ${theme.space[4]});
  }
  ${media.tablet} {
    grid-column: 2;
  }
  ${media.noScript} {
    grid-column: 1 / -1;
  }
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};

  ${media.laptop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: ${theme.space[16]};

    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Heads = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  min-height: ${theme.size.touch};
  margin-block-end: ${theme.space[3]};
`;

export const JumpButton = styled.button`
  border: 0;
  border-radius: ${theme.radius.control};
  min-width: ${theme.size.touch};
  min-height: ${theme.size.touch};
  padding: ${theme.space[1]};
  background: transparent;
  color: ${surface.link};
  font-size: ${theme.text.small};
  font-variant-numeric: tabular-nums;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  ${media.noScript} {
    display: none;
  }
`;

export const TimeAlone = styled.span`
  display: none;
  color: ${surface.textMuted};
  font-size: ${theme.text.small};
  font-variant-numeric: tabular-nums;

  &[data-shown] {
    display: inline;
  }
  ${media.noScript} {
    display: inline;
  }
`;

export const ChapterList = styled.ol`
  padding: 0;
  list-style: none;
`;

export const Chapter = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[3]};
  border-block-start: ${theme.size.line} solid ${surface.border};
  border-inline-start: ${theme.space[1]} solid transparent;
  padding: ${theme.space[1]} ${theme.space[2]};

  /* The time is the button, the whole line what one presses. */
  ${JumpButton}::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  &[aria-current] {
    border-inline-start-color: ${theme.color.accent};
    font-weight: ${theme.weight.semibold};
  }
  ${media.hover} {
    &:hover {
      background: ${surface.tint};
    }
  }
`;

export const Hint = styled.p`
  margin-block-end: ${theme.space[3]};
  color: ${surface.textMuted};
  font-size: ${theme.text.small};

  ${media.noScript} {
    display: none;
  }
`;

/** A window on a long text, which the browser's own search scrolls. */
export const TextBox = styled.section`
  position: relative;
  max-height: 28rem;
  overflow-y: auto;
  border: ${theme.size.line} solid ${surface.border};
  border-radius: ${theme.radius.card};
  padding: ${theme.space[4]};
  background: ${theme.color.surface};

  /* Paper doesn't scroll. */
  ${media.print} {
    max-height: none;
    overflow: visible;
  }
`;

export const Spoken = styled.div`
  display: grid;
  grid-template-columns: ${theme.space[16]} minmax(0, 1fr);
  align-items: baseline;
  gap: ${theme.space[2]};
  max-width: ${theme.size.text};

  & + & {
    margin-block-start: ${theme.space[4]};
  }
  [data-cue] {
    border-radius: ${theme.space[1]};
    box-decoration-break: clone;
  }
  [data-playable] & [data-cue] {
    cursor: pointer;

    ${media.hover} {
      &:hover {
        background: ${surface.tint};
      }
    }
    ${media.noScript} {
      cursor: auto;
    }
  }
  [data-current] {
    background: ${theme.color.accentTint};
    text-decoration: underline;
    text-decoration-color: ${theme.color.accent};
    text-decoration-thickness: ${theme.size.lineStrong};
    text-underline-offset: 0.25em;
  }
  ${media.narrowest} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;
