import styled from 'styled-components';
import { rowsAsCards, Table, widestColumn } from '#design-system/components/Table';
import { media } from '#theme/media.ts';
import { choiceColumn, choiceOfCard } from '#lists/Choice.tsx';
import { theme } from '#theme/theme.ts';

/** The list as a table; where a table has no room, each row is a card of lines. */
export const LeadTableRoot = styled(Table)`
  container: leads / inline-size;

  && {
    overflow: visible;
  }
  ${widestColumn('what')}

  && tbody > tr > * {
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  ${choiceColumn}
  /* As wide while they load as once they are there, as a rule. */
  [data-column='stage'] {
    min-width: 7.5rem;
  }
  && [data-column='who'] {
    min-width: 11rem;
    white-space: normal;
  }
  && [data-column='what'] {
    min-width: 13rem;
  }
  [data-column='next'] {
    min-width: 8rem;
  }
  [data-column='amount'],
  [data-column='date'] {
    min-width: 6rem;
  }
  tbody [data-column='who'] {
    /* As wide as the others leave: a long address ends in dots, and breaks nowhere. */
    max-width: 0;
    font-weight: ${theme.weight.regular};

    a {
      display: block;
      overflow: hidden;
      white-space: nowrap;
      text-overflow: ellipsis;
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
  }
  tbody p {
    display: -webkit-box;
    overflow: hidden;
    color: ${theme.color.textMuted};
    line-height: 1.45;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
  }
  /* What is asked for is there whole. */
  p[data-asked] {
    display: block;
    color: ${theme.color.text};
  }
  [data-new] [data-column='who'] a {
    font-weight: ${theme.weight.bold};
  }

  @container leads (max-width: 58rem) {
    ${rowsAsCards('who')}
    tbody [data-column='who'] {
      max-width: none;
    }
    ${choiceOfCard}
    && tbody [data-column='what'] {
      flex: 1 1 70%;
    }
  }
`;
