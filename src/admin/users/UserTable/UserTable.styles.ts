import styled from 'styled-components';
import { Table } from '#design-system/components/Table';
import { theme } from '#theme/theme.ts';

/** People as a table; where a table has no room, each row is a card of lines. */
export const UserTableRoot = styled(Table)`
  container: users / inline-size;

  && {
    overflow: visible;
  }
  table {
    table-layout: fixed;
  }
  && tbody > tr > *,
  && tbody > tr > * > * {
    overflow-wrap: anywhere;
  }
  [data-column='role'] {
    width: 9rem;
  }
  [data-column='state'] {
    width: 9.5rem;
  }
  [data-column='seen'] {
    width: 9.5rem;
  }
  && [data-column='actions'] {
    width: 5rem;
    padding-block: ${theme.space[1]};
  }
  tbody [data-column='name'] p {
    color: ${theme.color.textMuted};
    font-weight: ${theme.weight.regular};
  }
  [data-unit] {
    display: none;
  }

  @container users (max-width: 48rem) {
    table {
      display: block;
      overflow: clip;
    }
    tbody {
      display: block;
      margin-block-start: -1px;
    }
    && thead {
      position: absolute;
      display: block;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    && tbody tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${theme.space[1]} ${theme.space[3]};
      padding: ${theme.space[3]};
      border-block-start: 1px solid ${theme.color.border};
      > [data-column] {
        width: auto;
        min-width: 0;
        padding: 0;
        border: 0;
      }
      > [data-column='name'] {
        flex: 1 1 calc(100% - 3.5rem);
      }
      > [data-column='actions'] {
        order: 1;
        align-self: start;
        width: auto;
        padding: 0;
        margin: calc(-1 * ${theme.space[2]}) calc(-1 * ${theme.space[2]}) 0 auto;
      }
      > :not([data-column='name'], [data-column='actions']) {
        order: 2;
        color: ${theme.color.textMuted};
      }
    }
    [data-unit] {
      display: inline;
    }
  }
`;
