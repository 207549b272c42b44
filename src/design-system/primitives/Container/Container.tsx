import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export interface ContainerProps {
  /** La largeur de la colonne. */
  $width?: 'content' | 'text';
}

/** Centres content in a column, with room to the screen's edges. */
export const Container = styled.div<ContainerProps>`
  width: 100%;
  max-width: calc(${({ $width = 'content' }) => theme.size[$width]} + 2 * ${theme.space.gutter});
  margin-inline: auto;
  padding-inline: ${theme.space.gutter};
`;
