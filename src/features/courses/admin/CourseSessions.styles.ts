import styled from 'styled-components';
import { rowsAsCards, Table, widestColumn } from '#design-system/components/Table';
import { choiceColumn, choiceOfCard } from '#lists/Choice.tsx';
import { theme } from '#theme/theme.ts';

/** Sessions, or the people of one, as a table; where it has no room, each row is a card of lines. */
export const CourseSessionsTable = styled(Table)`
  container: sessions / inline-size;

  ${widestColumn('name')}
  ${choiceColumn}
  tbody p {
    color: ${theme.color.textMuted};
    font-weight: ${theme.weight.regular};
  }
  [data-unit] {
    display: none;
  }

  @container sessions (max-width: 44rem) {
    ${rowsAsCards('name')}
    ${choiceOfCard}

    [data-unit] {
      display: inline;
    }
  }
`;
