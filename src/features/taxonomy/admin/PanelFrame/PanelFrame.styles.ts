import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[3]};
`;

export const FormBox = styled.div`
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.brandFaint};
`;
