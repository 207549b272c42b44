import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** A badge with its date, below each other where there is no room beside. */
export const Dated = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[2]};

  time {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
    line-height: ${theme.leading.snug};
  }
  time > span {
    white-space: nowrap;
  }
`;
