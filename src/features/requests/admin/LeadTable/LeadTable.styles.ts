import { css } from 'styled-components';
import { strongName } from '#lists/ListTable.styles.ts';
import { theme } from '#theme/theme.ts';

/** What only the list of leads looks like. */
export const leadStyles = css`
  ${strongName}
  && tbody > tr > * {
    overflow-wrap: anywhere;
  }
  && [data-column='who'] {
    white-space: normal;
  }
  tbody [data-column='who'] {
    font-weight: ${theme.weight.regular};

    a {
      display: block;
      overflow: hidden;
      white-space: nowrap;
      text-overflow: ellipsis;
    }
    a[data-new] {
      font-weight: ${theme.weight.bold};
    }
  }
  tbody p {
    -webkit-line-clamp: 1;
  }
  /* What is asked for is there whole. */
  p[data-asked] {
    display: block;
    color: ${theme.color.text};
  }
  /* As wide as the others leave: a long address ends in dots, and breaks nowhere. */
  @container list (min-width: 58.01rem) {
    tbody [data-column='who'] {
      max-width: 0;
    }
  }
  @container list (max-width: 58rem) {
    && tbody tr > [data-column='what'] {
      flex: 1 1 70%;
    }
  }
`;
