import styled from 'styled-components';
import { theme } from '#theme/theme.ts';
import { IconButton } from '../../components/IconButton/index.ts';

export const PasswordInputRoot = styled.div`
  position: relative;

  > input {
    padding-inline-end: ${theme.size.touch};
  }
`;

export const Reveal = styled(IconButton)`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  margin-block: auto;
`;
