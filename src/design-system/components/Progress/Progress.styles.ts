import styled from 'styled-components';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const ProgressRoot = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
`;

export const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[3]};
  color: ${surface.textMuted};
  font-size: ${theme.text.small};
  font-variant-numeric: tabular-nums;
`;

export const Label = styled.span`
  color: ${surface.text};
  font-weight: ${theme.weight.medium};
`;
