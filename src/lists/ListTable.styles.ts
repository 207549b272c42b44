import styled, { css, type RuleSet } from 'styled-components';
import { rowsAsCards, Table, widestColumn } from '#design-system/components/Table';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

interface ListTableRootProps {
  $columns: readonly { name: string; width?: string }[];
  $main: string;
  $widest: string | null;
  $others: string | undefined;
  $cardsBelow: string;
  $styles: RuleSet | undefined;
}

/** A list as a table or, below a width, as cards. */
export const ListTableRoot = styled(Table)<ListTableRootProps>`
  container: list / inline-size;

  && {
    overflow: visible;
  }
  thead {
    th:first-child {
      border-start-start-radius: ${theme.radius.control};
    }
    th:last-child {
      border-start-end-radius: ${theme.radius.control};
    }
  }
  ${({ $widest, $others }) => $widest !== null && widestColumn($widest, $others)}
  ${({ $columns, $widest }) =>
    $columns.map(
      ({ name, width }) => css`
        && [data-column='${name}'] {
          ${width && ($widest === null ? `width: ${width};` : `min-width: ${width};`)}
        }
      `,
    )}

  /* The boxes: as large as a finger needs, without making rows higher. */
  && [data-column='choice'] {
    width: 4rem;
    min-width: 0;
    padding-block: 0;
  }
  /* The middle of the box is that of the first line beside it. */
  && tbody [data-column='choice'] {
    padding-block-start: calc(${theme.space[4]} + 0.75em - ${theme.size.touch} / 2);
    vertical-align: top;
  }
  [data-column='choice'] label {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    width: ${theme.size.touch};
    height: ${theme.size.touch};
    margin-inline-start: calc(-1 * ${theme.space[3]});
    cursor: pointer;
  }
  [data-column='choice'] input {
    width: 1.125rem;
    height: 1.125rem;
    accent-color: ${theme.color.brand};
  }
  tbody p {
    color: ${theme.color.textMuted};
    font-weight: ${theme.weight.regular};
  }
  [data-unit],
  [data-heard] {
    display: none;
  }
  @container list (max-width: ${({ $cardsBelow }) => $cardsBelow}) {
    ${({ $main }) => rowsAsCards($main)}
    /* The line of the first card keeps within the corners. */
    table {
      border-radius: inherit;
    }
    && tbody tr > [data-column='choice'] {
      align-self: start;
      /* As wide where there is no box, so that names stand below each other. */
      min-width: calc(${theme.size.touch} - ${theme.space[3]});
    }
    [data-column='choice'] label {
      margin-block: calc(-1 * ${theme.space[2]});
    }
  }
  ${({ $styles }) => $styles}
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

/** For a list whose first column is read before all: its name is the link, in the colour of text. */
export const strongName = css`
  && tbody > tr > * {
    vertical-align: top;
  }
  tbody th a {
    border-radius: ${theme.space[1]};
    color: ${theme.color.text};
    font-size: 0.9375rem;
    font-weight: ${theme.weight.medium};
    text-decoration: none;

    ${media.hover} {
      &:hover {
        text-decoration: underline;
      }
    }
  }
  tbody p {
    display: -webkit-box;
    overflow: hidden;
    line-height: 1.45;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;
