import styled from 'styled-components';
import { rowsAsCards, Table } from '#design-system/components/Table';
import { theme } from '#theme/theme.ts';

/** Offers as a table; where a table has no room, each row is a card of lines. */
export const OfferTableRoot = styled(Table)`
  container: offers / inline-size;

  && {
    overflow: visible;
  }
  table {
    table-layout: fixed;
  }
  && tbody > tr > * {
    overflow-wrap: anywhere;
  }
  [data-column='price'],
  [data-column='next'],
  [data-column='state'] {
    width: 12rem;
  }
  tbody a {
    color: ${theme.color.link};
  }
  tbody [data-column='name'] {
    text-align: start;
    a {
      font-weight: ${theme.weight.semibold};
    }
    p {
      color: ${theme.color.textMuted};
      font-weight: ${theme.weight.regular};
    }
  }
  [data-unit] {
    display: none;
  }

  @container offers (max-width: 48rem) {
    ${rowsAsCards('name')}
  }
`;
