import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const ArticleFiltersRoot = styled('search')`
  container: filters / inline-size;
`;

/** In one line where there is room; else the search takes a line, and where rows are cards the lists stand two by two. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-columns: 11.5rem 11.5rem 14.5rem 12.5rem;
  grid-auto-flow: column;
  gap: ${theme.space[2]};

  @container filters (max-width: 68rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    grid-auto-flow: row;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
  @container filters (max-width: 54rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container filters (max-width: 20rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Where the table has a head, its columns sort. */
export const OrderChoice = styled.div`
  display: none;

  @container filters (max-width: 54rem) {
    display: block;
  }
`;
