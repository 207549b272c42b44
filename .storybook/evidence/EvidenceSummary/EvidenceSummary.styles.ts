import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const SummaryRoot = styled.main`
  display: grid;
  gap: ${theme.space[8]};
  max-width: ${theme.size.content};
  margin-inline: auto;
  padding: ${theme.space[8]} ${theme.space.gutter};

  section {
    display: grid;
    gap: ${theme.space[3]};
    min-width: 0;
  }

  th[scope='row'] {
    font-weight: ${theme.weight.medium};
    text-align: start;
  }

  /* A phone shows the first figures beside the names, which leave them no room otherwise. */
  ${media.belowTablet} {
    :is(th, td) {
      padding-inline: ${theme.space[2]};
    }
    thead th {
      white-space: normal;
    }
    th[scope='row'] {
      min-width: 7rem;
      overflow-wrap: anywhere;
    }
  }

  [data-hole] {
    color: ${theme.color.danger};
    font-weight: ${theme.weight.semibold};
  }
`;
