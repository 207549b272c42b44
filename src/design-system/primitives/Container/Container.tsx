import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** Centres content: `content` is the column of the site (72 rem), `text` the reading column (42 rem). */
export const Container = styled.div<{ $width?: 'content' | 'text' }>`
  width: 100%;
  max-width: calc(${({ $width = 'content' }) => theme.size[$width]} + 2 * ${theme.space.gutter});
  margin-inline: auto;
  padding-inline: ${theme.space.gutter};
`;
