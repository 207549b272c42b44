import styled from 'styled-components';
import { rowsAsCards, Table, widestColumn } from '#design-system/components/Table';
import { choiceColumn, choiceOfCard } from '#lists/Choice.tsx';
import { theme } from '#theme/theme.ts';

/** Releases as a table; where it has no room, each row is a card of lines. */
export const ReleaseTable = styled(Table)`
  container: releases / inline-size;

  ${widestColumn('name')}
  ${choiceColumn}
  [data-column='state'] {
    min-width: 7.5rem;
  }
  tbody [data-column='name'] p {
    color: ${theme.color.textMuted};
    font-weight: ${theme.weight.regular};
  }
  [data-unit] {
    display: none;
  }

  @container releases (max-width: 44rem) {
    ${rowsAsCards('name')}
    ${choiceOfCard}

    [data-unit] {
      display: inline;
    }
  }
`;
