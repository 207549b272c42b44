import styled from 'styled-components';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Facts = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
`;

export const Fact = styled.div`
  [data-layout='rows'] > & {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${theme.space[1]} ${theme.space[4]};
    padding-block-end: ${theme.space[3]};

    &:not(:last-child) {
      border-block-end: 1px solid ${surface.border};
    }
  }
  dt {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
    color: ${surface.textMuted};
  }
  dd {
    font-weight: ${theme.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`;
