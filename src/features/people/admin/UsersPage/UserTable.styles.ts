import styled from 'styled-components';
import { rowsAsCards, Table, widestColumn } from '#design-system/components/Table';
import { choiceColumn, choiceOfCard } from '#lists/Choice.tsx';
import { theme } from '#theme/theme.ts';

/** People as a table; where a table has no room, each row is a card of lines. */
export const UserTableRoot = styled(Table)`
  container: users / inline-size;

  && {
    overflow: visible;
  }
  ${widestColumn('name')}
  ${choiceColumn}
  [data-column='role'] {
    min-width: 9rem;
  }
  [data-column='state'] {
    min-width: 9.5rem;
  }
  [data-column='seen'] {
    min-width: 9.5rem;
  }
  && [data-column='actions'] {
    min-width: 5rem;
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
    ${rowsAsCards('name')}
    ${choiceOfCard}
  }
`;
