import styled from 'styled-components';
import { focusRing } from '#theme/focusRing.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

/** A table wider than the column scrolls by itself, with the keyboard too. */
export const TableFrame = styled.section`
  overflow-x: auto;
  ${focusRing}

  table {
    width: 100%;
    min-width: 30rem;
    font-size: ${theme.text.body};
    line-height: ${theme.leading.snug};
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: ${theme.space[3]} ${theme.space[6]} ${theme.space[3]} 0;
    border-block-end: ${theme.size.line} solid ${surface.border};
    text-align: start;
    vertical-align: top;
  }
  th {
    border-block-end: ${theme.size.lineStrong} solid ${surface.text};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.semibold};
  }
  [data-align='center'] {
    text-align: center;
  }
  [data-align='right'] {
    text-align: end;
  }
`;
