import styled from 'styled-components';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const SummaryRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space[4]};
  border-radius: ${theme.radius.panel};
  padding: ${theme.space[6]};
  background: ${theme.color.brandFaint};
`;

/** One line a figure. */
export const EstimateFigures = styled.dl`
  display: grid;
  width: 100%;

  div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${theme.space[4]};
    border-block-start: ${theme.size.line} solid ${surface.border};
    padding-block: ${theme.space[2]};
  }
  dt {
    color: ${surface.textMuted};
  }
  dd {
    font-weight: ${theme.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`;
