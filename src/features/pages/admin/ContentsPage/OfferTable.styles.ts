import { css } from 'styled-components';
import { theme } from '#theme/theme.ts';

/** What only a list of offers looks like. */
export const offerStyles = css`
  table {
    table-layout: fixed;
  }
  && tbody > tr > * {
    overflow-wrap: anywhere;
  }
  tbody a {
    color: ${theme.color.link};
  }
  tbody th a {
    font-weight: ${theme.weight.semibold};
  }
`;
