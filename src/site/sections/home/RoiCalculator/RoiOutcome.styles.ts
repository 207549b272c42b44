import styled from 'styled-components';
import { Waveform } from '#design-system/primitives/Waveform';
import { columns } from '#theme/columns.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const OutcomeRoot = styled.div`
  position: relative;
  ${columns()}
  min-width: 0;
  min-height: 20rem;
  padding: clamp(${theme.space[6]}, 4vw, ${theme.space[12]});
  background: ${theme.color.brandFaint};
  scroll-margin-block: ${theme.space[4]};
`;

export const Waiting = styled.div`
  ${columns({ gap: 3 })}
  align-content: center;
  text-align: center;

  > :first-child {
    margin-block-end: ${theme.space[6]};
  }
`;

export const Result = styled.div`
  ${columns({ gap: 4 })}
  align-content: start;
  justify-items: start;

  &[data-colour='green'] {
    --roi-colour: ${theme.color.success};
  }
  &[data-colour='blue'] {
    --roi-colour: ${theme.color.brandAccent};
  }
  &[data-colour='orange'] {
    --roi-colour: ${theme.color.warning};
  }
  &[data-colour='red'] {
    --roi-colour: ${theme.color.danger};
  }
`;

export const Percent = styled.p`
  color: var(--roi-colour);
  font-family: ${theme.font.heading};
  font-size: ${theme.text.display};
  font-weight: ${theme.weight.black};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  letter-spacing: ${theme.tracking.display};
`;

export const Meter = styled(Waveform)`
  color: var(--roi-colour);
`;

export const Details = styled.dl`
  display: grid;
  width: 100%;

  div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${theme.space[4]};
    border-block-start: ${theme.size.line} solid ${surface.border};
    padding-block: ${theme.space[3]};
  }
  dt {
    color: ${surface.textMuted};
  }
  dd {
    font-family: ${theme.font.heading};
    font-size: ${theme.text.h3};
    font-weight: ${theme.weight.bold};
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }
`;

/** What to do with the figures. */
export const ResultActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
