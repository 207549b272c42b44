import styled from 'styled-components';
import { Waveform } from '#design-system/primitives/Waveform';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { darkSurface, surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const ProgressRoot = styled.div`
  --waveform-stroke: ${theme.size.lineStrong};
  display: grid;
  margin-block-end: ${theme.space[6]};

  > svg {
    grid-area: 1 / 1;
    transition: clip-path ${theme.motion.entrance} ${theme.motion.ease};
  }
  &[data-step='1'] > :last-child {
    clip-path: inset(-10% 75% -10% 0);
  }
  &[data-step='2'] > :last-child {
    clip-path: inset(-10% 50% -10% 0);
  }
  &[data-step='3'] > :last-child {
    clip-path: inset(-10% 25% -10% 0);
  }
  &[data-step='4'] > :last-child {
    clip-path: inset(-10% 0);
  }

  ${media.belowTablet} {
    position: sticky;
    inset-block-start: ${theme.size.header};
    z-index: ${theme.zIndex.raised};
    padding-block: ${theme.space[3]};
    background: ${theme.color.band};
  }
  ${media.laptop} {
    --waveform-stroke: ${theme.space[1]};
    margin-block-end: ${theme.space[8]};
  }
`;

export const Rest = styled(Waveform)`
  color: ${theme.color.border};
`;

export const Steps = styled.ol`
  ${columns({ gap: 2, tablet: 2, laptop: 4 })}

  ${media.tablet} {
    gap: ${theme.space[4]};
  }
  ${media.laptop} {
    gap: 0;
  }
`;

export const StepRoot = styled.li`
  position: relative;
  ${columns({ gap: 3 })}
  grid-template-rows: subgrid;
  grid-row: span 6;
  border-radius: ${theme.radius.panel};
  padding: ${theme.space[6]};
  transition:
    background-color ${theme.motion.feedback} ${theme.motion.ease},
    color ${theme.motion.feedback} ${theme.motion.ease};

  &[data-active] {
    ${darkSurface}
    --surface-border: ${theme.color.brandAccent};
    background: ${theme.color.surfaceDarkRaised};
    box-shadow: ${theme.shadow.raised};
  }
`;

export const Order = styled.span`
  color: ${surface.accentText};
  font-family: ${theme.font.heading};
  font-size: ${theme.text.h1};
  font-weight: ${theme.weight.black};
  line-height: 1;
`;

/** The whole step answers to a press; the title alone carries the focus and the name. */
export const StepButton = styled.button`
  border: 0;
  padding: 0;
  background: none;
  text-align: start;
  line-height: inherit;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.panel};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: ${theme.size.focusRing} solid var(--focus-color, ${theme.color.focus});
    outline-offset: calc(-1 * ${theme.size.focusRing});
  }
`;

export const Subtitle = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space[3]};
  color: ${surface.textMuted};

  span {
    color: ${surface.accentText};
    font-weight: ${theme.weight.semibold};
  }
`;

export const Deliverables = styled.ul`
  border-block-start: ${theme.size.line} solid ${surface.border};
  font-size: ${theme.text.small};

  li {
    border-block-end: ${theme.size.line} solid ${surface.border};
    padding-block: ${theme.space[2]};
  }
`;

export const Metrics = styled.p`
  color: ${surface.textMuted};
  font-size: ${theme.text.small};

  strong {
    color: ${surface.text};
  }
`;
