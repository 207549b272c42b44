import styled from 'styled-components';
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

  [data-hole] {
    color: ${theme.color.danger};
    font-weight: ${theme.weight.semibold};
  }
`;
