import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const PermissionsRoot = styled.main`
  display: grid;
  gap: ${theme.space[3]};
  max-width: ${theme.size.content};
  margin-inline: auto;
  padding: ${theme.space[12]} ${theme.space.gutter};

  details {
    min-width: 0;
  }
  summary {
    padding-block: ${theme.space[2]};
    cursor: pointer;
    font-weight: ${theme.weight.semibold};
  }

  th[scope='row'] {
    font-weight: ${theme.weight.medium};
    text-align: start;
  }

  td[data-allowed='true'] {
    color: ${theme.color.success};
  }

  td[data-allowed='false'] {
    color: ${theme.color.textMuted};
  }
`;
