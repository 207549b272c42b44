import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** A column with one distance between its children. `$gap` is a step of the space scale. */
export const Stack = styled.div<{ $gap?: keyof typeof theme.space; $align?: 'start' | 'center' | 'stretch' }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align = 'stretch' }) => $align};
  gap: ${({ $gap = 4 }) => theme.space[$gap]};
  min-width: 0;
`;
