import styled from 'styled-components';
import { Table } from '#design-system/components/Table';
import { focusRing } from '#theme/focusRing.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** The list as a table; where a table has no room (a phone, a window beside another), each row is a card of lines. */
export const ArticleTableRoot = styled(Table)`
  container: articles / inline-size;

  && {
    overflow: visible;
  }
  table {
    table-layout: fixed;
  }
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
  /* The columns have widths of their own. */
  && tbody > tr > *,
  && tbody > tr > * > * {
    overflow-wrap: anywhere;
  }

  [data-column='status'] {
    width: 7.25rem;
  }
  [data-column='category'] {
    width: 11.5rem;
  }
  [data-column='author'] {
    width: 8.25rem;
  }
  /* Wide enough for millions. */
  && [data-column='views'] {
    width: 5.75rem;
    padding-inline-start: ${theme.space[1]};
  }
  [data-column='date'] {
    width: 6.75rem;
  }
  && [data-column='actions'] {
    width: 6rem;
    padding-block: ${theme.space[1]};
  }

  tbody [data-column='title'] {
    a {
      border-radius: ${theme.space[1]};
      color: ${theme.color.text};
      font-size: 0.9375rem;
      line-height: ${theme.leading.snug};
      text-decoration: none;
      ${focusRing}

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
  [data-unit] {
    display: none;
  }

  @container articles (max-width: 54rem) {
    /* Hides the line of the first card, which has the border of the list above it. */
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
      > [data-column='title'] {
        flex: 1 1 60%;
      }
      > [data-column='actions'] {
        order: 1;
        align-self: start;
        width: auto;
        padding: 0;
        margin: calc(-1 * ${theme.space[2]}) calc(-1 * ${theme.space[2]}) 0 auto;
      }
      > :not([data-column='title'], [data-column='actions']) {
        order: 2;
        color: ${theme.color.textMuted};
      }
      > :empty {
        display: none;
      }
    }
    [data-unit] {
      display: inline;
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
  ${focusRing}

  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;
