import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

const minimum = { narrow: '12rem', medium: '17rem', wide: '24rem' } as const;

/**
 * As many equal columns as fit, each at least `$column` wide, one on a phone. For an uneven, bento-like mix a section
 * lays out its own grid.
 */
export const Grid = styled.div<{ $column?: keyof typeof minimum; $gap?: keyof typeof theme.space }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, ${({ $column = 'medium' }) => minimum[$column]}), 1fr)
  );
  gap: ${({ $gap = 6 }) => theme.space[$gap]};
`;
