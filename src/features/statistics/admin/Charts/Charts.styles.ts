import styled, { createGlobalStyle } from 'styled-components';
import { theme } from '#theme/theme.ts';

/** As high as the chart that comes into it, so that nothing moves: one of bars has a line of `$bars` for each. */
export const Frame = styled.div<{ $bars?: number | undefined }>`
  width: 100%;
  height: ${({ $bars }) => ($bars === undefined ? '16rem' : `${$bars * 2.25}rem`)};
  font-size: ${theme.text.small};

  .recharts-text {
    fill: ${theme.color.textMuted};
  }
  .recharts-cartesian-grid line {
    stroke: ${theme.color.border};
  }
`;

/** Recharts measures labels at the end of the page, and may do so before it knows how large they are in the chart. */
export const MeasuredText = createGlobalStyle`
  #recharts_measurement_span {
    font-size: ${theme.text.small};
  }
`;
