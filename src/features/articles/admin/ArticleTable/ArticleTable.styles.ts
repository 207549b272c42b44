import styled from 'styled-components';
import { rowsAsCards, Table, widestColumn } from '#design-system/components/Table';
import { choiceColumn, choiceOfCard } from '#lists/Choice.tsx';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** The list as a table; where a table has no room (a phone, a window beside another), each row is a card of lines. */
export const ArticleTableRoot = styled(Table)`
  container: articles / inline-size;

  && {
    overflow: visible;
  }
  ${widestColumn('title', '7rem')}
  ${choiceColumn}
  thead {
    th:first-child {
      border-start-start-radius: ${theme.radius.control};
    }
    th:last-child {
      border-start-end-radius: ${theme.radius.control};
    }
  }
  && tbody > tr > * {
    vertical-align: top;
  }
  && :is(th, td) {
    padding-inline-end: ${theme.space[3]};
  }
  /* No word is cut in two, unless it would make the column of a title narrow. */
  &&& td:is([data-column='category'], [data-column='author']) > span:not([data-unbroken]) {
    min-width: min-content;
    overflow-wrap: break-word;
  }
  &&& td[data-column='author'] > span {
    max-width: 5rem;
  }
  &&& td[data-column='status'] > * {
    max-width: 6rem;
  }
  /* As wide while they load as once they are there, as a rule. */
  [data-column='status'] {
    min-width: 5.5rem;
  }
  [data-column='category'] {
    min-width: 7rem;
  }
  [data-column='author'] {
    min-width: 5rem;
  }
  [data-column='views'] {
    min-width: 4rem;
  }
  [data-column='date'] {
    min-width: 5.5rem;
  }
  && [data-column='actions'] {
    min-width: 6rem;
    padding-block: ${theme.space[1]};
  }

  tbody [data-column='title'] {
    a {
      border-radius: ${theme.space[1]};
      color: ${theme.color.text};
      font-size: 0.9375rem;
      font-weight: ${theme.weight.medium};
      line-height: ${theme.leading.snug};
      text-decoration: none;

      ${media.hover} {
        &:hover {
          text-decoration: underline;
        }
      }
    }
    p {
      display: -webkit-box;
      overflow: hidden;
      color: ${theme.color.textMuted};
      font-weight: ${theme.weight.regular};
      line-height: 1.45;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
  [data-unit],
  [data-heard] {
    display: none;
  }

  @container articles (max-width: 58rem) {
    ${rowsAsCards('title')}
    ${choiceOfCard}
    &&& td[data-column] > * {
      max-width: calc(100cqi - 2rem);
    }
  }
`;

/** The head of a column that sorts: as large as a finger needs, without making its row higher. */
export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: 1.75rem;
  padding: 0;
  border: 0;
  border-radius: ${theme.space[1]};
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;
