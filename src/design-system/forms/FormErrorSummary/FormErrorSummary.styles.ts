import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const FormErrorSummaryRoot = styled.div`
  padding: ${theme.space[4]} ${theme.space[6]};
  border: ${theme.size.lineStrong} solid ${theme.color.danger};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text};

  &:focus {
    outline: ${theme.size.focusRing} solid var(--focus-color, ${theme.color.focus});
    outline-offset: ${theme.size.lineStrong};
  }
`;

export const Title = styled.p`
  font-weight: ${theme.weight.bold};
`;

export const Errors = styled.ul`
  margin-block-start: ${theme.space[2]};

  a {
    display: inline-block;
    min-height: ${theme.space[6]};
    border-radius: ${theme.space[1]};
    color: ${theme.color.danger};
    font-weight: ${theme.weight.medium};
  }
`;
