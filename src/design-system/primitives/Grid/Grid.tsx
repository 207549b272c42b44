import styled from 'styled-components';
import { theme } from '#theme/theme.ts';
import type { space } from '#theme/tokens/space.ts';

const minimum = { narrow: '12rem', medium: '17rem', wide: '24rem' } as const;

export interface GridProps {
  /** La largeur sous laquelle une colonne n’est plus lisible. */
  $column?: keyof typeof minimum;
  /** L’espace entre les colonnes et entre les rangées : un pas de l’échelle. */
  $gap?: keyof typeof space;
}

/** As many equal columns as fit, one on a phone. For an uneven, bento-like mix a section lays out its own grid. */
export const Grid = styled.div<GridProps>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, ${({ $column = 'medium' }) => minimum[$column]}), 1fr)
  );
  gap: ${({ $gap = 6 }) => theme.space[$gap]};
`;
