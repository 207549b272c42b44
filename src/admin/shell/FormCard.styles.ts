import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** A surface of a form, named by its heading. */
export const FormCard = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  gap: ${theme.space[4]};
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.space[3]};
  background: ${theme.color.surface};

  > h2 {
    font-size: 1.0625rem;
  }
  ${media.laptop} {
    padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[6]};
  }
`;
