import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** In one line where there is room; on a phone the search takes a line, and the lists stand two by two. */
export const ArticleFiltersRoot = styled('search')`
  display: grid;
  grid-template-columns: minmax(0, 20rem) repeat(3, minmax(0, 12rem));
  gap: ${theme.space[2]};

  @media (width < 76rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child {
      grid-column: 1 / -1;
    }
  }
  @media (width < 22rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Where the table has a head, its columns sort. */
export const OrderChoice = styled.div`
  display: none;

  @media (width < 76rem) {
    display: block;
  }
`;
