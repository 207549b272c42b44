import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** Elsewhere they stand in the bar below the text (`SaveBar`). */
export const Buttons = styled.div`
  display: none;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[2]};

  ${media.laptop} {
    display: grid;
  }
  > * {
    padding-inline: ${theme.space[2]};
  }
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;

/** What the bar below the text has no room for. */
export const BelowBar = styled.div`
  display: grid;

  ${media.laptop} {
    display: none;
  }
`;
