import styled from 'styled-components';
import { Button } from '#design-system/components/Button';
import { theme } from '#theme/theme.ts';

export const Buttons = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;

/** A button with what it does here below its word. */
export const Choice = styled(Button)`
  justify-content: start;
  padding-block: ${theme.space[1]};
  text-align: start;

  small {
    display: block;
    color: ${theme.color.textMuted};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.regular};
  }
`;
