import styled from 'styled-components';
import { theme } from '#theme/theme.ts';
import { controlStyle } from '../Field/index.ts';

export const SearchInputRoot = styled.span`
  position: relative;
  display: block;

  > span {
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${theme.space[3]};
    margin-block: auto;
    color: ${theme.color.borderControl};
    pointer-events: none;
  }
`;

export const SearchField = styled.input`
  ${controlStyle}
  padding-inline-start: calc(${theme.space[6]} + ${theme.size.icon});
`;
