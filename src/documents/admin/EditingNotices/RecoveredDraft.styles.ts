import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const Differences = styled.details`
  margin-block-start: ${theme.space[2]};

  > summary {
    width: fit-content;
    color: ${theme.color.link};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
    line-height: 1.5rem;
    cursor: pointer;
  }
  > section {
    margin-block-start: ${theme.space[3]};
  }
`;
