import { css } from 'styled-components';
import { strongName } from '#lists/ListTable.styles.ts';
import { theme } from '#theme/theme.ts';

/** What only the list of articles looks like. */
export const articleStyles = css`
  ${strongName}
  tbody th a {
    line-height: ${theme.leading.snug};
  }
  /* No word is cut in two, unless it would make the column of a title narrow, or leave a card. */
  @container list (min-width: 58.01rem) {
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
  }
  @container list (max-width: 58rem) {
    &&&& td:is([data-column='category'], [data-column='author']) > * {
      max-width: calc(100cqi - 2rem);
    }
  }
`;
