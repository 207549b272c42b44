import styled from 'styled-components';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

/** The value comes first for the eye, the label first in the reading order of a term and its figure. */
export const StatRoot = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${theme.space[2]};
`;

export const StatValue = styled.span`
  font-family: ${theme.font.heading};
  font-size: ${theme.text.h1};
  font-weight: ${theme.weight.black};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  letter-spacing: ${theme.tracking.heading};

  &[data-size='medium'] {
    font-size: ${theme.text.h2};
  }
`;

export const StatLabel = styled.span`
  color: ${surface.textMuted};
  line-height: 1.5;
`;
