import styled from 'styled-components';
import { theme } from '#theme/theme.ts';
import type { space } from '#theme/tokens/space.ts';

export interface StackProps {
  /** L’espace entre deux enfants : un pas de l’échelle. */
  $gap?: keyof typeof space;
  /** La largeur des enfants : celle de la colonne, ou la leur, au début ou au milieu. */
  $align?: 'start' | 'center' | 'stretch';
}

/** A column with one distance between its children. */
export const Stack = styled.div<StackProps>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align = 'stretch' }) => $align};
  gap: ${({ $gap = 4 }) => theme.space[$gap]};
  min-width: 0;
`;
