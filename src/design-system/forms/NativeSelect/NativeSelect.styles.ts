import styled from 'styled-components';
import { controlStyle } from '../Field/index.ts';
import { theme } from '#theme/theme.ts';

export const NativeSelectRoot = styled.span`
  position: relative;
  display: block;
  color: ${theme.color.text};

  > span {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${theme.space[3]};
    margin-block: auto;
    pointer-events: none;
  }
`;

export const NativeSelectControl = styled.select`
  ${controlStyle}
  appearance: none;
  padding-inline-end: ${theme.space[12]};
  text-overflow: ellipsis;
  cursor: pointer;

  &:has(> option[value='']:checked) {
    color: ${theme.color.borderControl};
  }
  option {
    color: ${theme.color.text};
  }
`;
