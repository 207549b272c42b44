import { css } from 'styled-components';
import { theme } from '#theme/theme.ts';

/**
 * Styles for a list that reads in a line: the column `main` takes what room there is, each other one what its words need, in one
 * line up to 13 rem, or so many as are given.
 */
export const widestColumn = (main: string, others = '13rem') => css`
  && [data-column='${main}'] {
    width: 100%;
    overflow-wrap: anywhere;
  }
  && :is(th, td):not(:first-child) {
    padding-inline-start: ${theme.space[1]};
  }
  [data-column]:not([data-column='${main}']) {
    white-space: nowrap;
  }
  td[data-column]:not([data-column='${main}'], [data-actions]) > :is(span, div):not([data-unit], [aria-hidden]) {
    width: max-content;
    /* Wider where there is room; within a card, too, which may be narrower. */
    max-width: min(max(${others}, 40cqi - 30rem), 100cqi - 2rem);
    white-space: normal;
    overflow-wrap: anywhere;
  }
  td[data-column] > span:not([data-unit]) {
    display: inline-block;
  }
`;

/**
 * Styles for a container query, where a table has no room: each row is a card of lines, and its head is only heard. The
 * column `main` and the one named `actions` make the first line; what stands in `[data-unit]` says what a column was, and
 * `[data-heard]`, hidden otherwise, what a column is whose head is a button.
 */
export const rowsAsCards = (main: string) => css`
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
  /* Nobody sees what sorts there: the list has a choice of its order instead. */
  && thead button {
    display: none;
  }
  && thead [data-heard] {
    display: inline;
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
    > [data-column='${main}'] {
      flex: 1 1 60%;
    }
    > [data-column='actions'] {
      order: 1;
      align-self: start;
      margin: calc(-1 * ${theme.space[2]}) calc(-1 * ${theme.space[2]}) 0 auto;
    }
    /* Ends the first line, where a short word may still have room. */
    &::after {
      content: '';
      order: 1;
      flex-basis: 100%;
      margin-block-start: calc(-1 * ${theme.space[1]});
    }
    > :not([data-column='${main}'], [data-column='actions']) {
      order: 2;
      color: ${theme.color.textMuted};
      text-align: start;
      white-space: normal;
    }
    > :empty {
      display: none;
    }
  }
  [data-unit] {
    display: inline;
  }
`;
