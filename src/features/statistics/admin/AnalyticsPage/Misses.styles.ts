import styled from 'styled-components';
import { rowsAsCards, Table } from '#design-system/components/Table';
import { theme } from '#theme/theme.ts';

/** A word or an address a row, with what to do about it; where the table has no room, each is a card. */
export const MissTable = styled(Table)`
  container: misses / inline-size;

  [data-column='name'],
  [data-column='target'] {
    overflow-wrap: anywhere;
  }
  [data-column='target'] > * + * {
    margin-inline-start: ${theme.space[2]};
  }
  [data-column] {
    vertical-align: middle;
  }
  [data-column='actions'] {
    width: 1%;
    white-space: nowrap;
  }
  [data-unit] {
    display: none;
  }
  @container misses (max-width: 36rem) {
    ${rowsAsCards('name')}

    /* A short word leaves room beside it for what to do about it. */
    && tbody tr > [data-column='name'] {
      flex-basis: 40%;
    }
  }
`;
