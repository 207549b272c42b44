import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** As high as the chart that comes into it, so that nothing moves. */
export const Frame = styled.div`
  width: 100%;
  height: 16rem;
  font-size: ${theme.text.small};

  .recharts-text {
    fill: ${theme.color.textMuted};
  }
  .recharts-cartesian-grid line {
    stroke: ${theme.color.border};
  }
`;
