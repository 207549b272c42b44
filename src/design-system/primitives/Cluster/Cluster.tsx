import styled from 'styled-components';
import { theme } from '#theme/theme.ts';
import type { space } from '#theme/tokens/space.ts';

export interface ClusterProps {
  /** L’espace entre deux éléments : un pas de l’échelle. */
  $gap?: keyof typeof space;
  /** Où se rangent les éléments quand il reste de la place. */
  $justify?: 'start' | 'center' | 'end' | 'space-between';
}

/** A row that wraps: buttons, badges, facts. */
export const Cluster = styled.div<ClusterProps>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $justify = 'start' }) => $justify};
  gap: ${({ $gap = 3 }) => theme.space[$gap]};
  min-width: 0;
`;
