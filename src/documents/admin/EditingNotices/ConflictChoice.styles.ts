import styled from 'styled-components';
import { headerHeight } from '#admin/shell/headerHeight.ts';
import { theme } from '#theme/theme.ts';
import { editorBarHeight } from '../editorBarHeight.ts';

export const Choices = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  margin-block-start: ${theme.space[4]};
  /* Below what sticks at the top. */
  scroll-margin-block-start: calc(${headerHeight} + ${editorBarHeight} + ${theme.space[4]});

  &:focus {
    outline: none;
  }
`;
