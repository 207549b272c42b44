import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const Devices = styled.ul`
  align-self: stretch;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[2]};
    padding-block: ${theme.space[2]};
    overflow-wrap: anywhere;
  }
  > li + li {
    border-block-start: 1px solid ${theme.color.border};
  }
`;
