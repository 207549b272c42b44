import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[3]};
  max-width: ${theme.size.text};
`;
