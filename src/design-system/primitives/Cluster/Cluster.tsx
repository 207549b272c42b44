import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** A row that wraps: buttons, badges, facts. `$gap` is a step of the space scale. */
export const Cluster = styled.div<{
  $gap?: keyof typeof theme.space;
  $justify?: 'start' | 'center' | 'end' | 'space-between';
  $align?: 'start' | 'center' | 'baseline' | 'end';
}>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  gap: ${({ $gap = 3 }) => theme.space[$gap]};
  min-width: 0;
`;
