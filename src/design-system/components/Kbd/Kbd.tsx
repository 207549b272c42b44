import styled from 'styled-components';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

/** A key to press: `<Kbd>Ctrl</Kbd> <Kbd>B</Kbd>`. */
export const Kbd = styled.kbd`
  padding: 0.1em 0.45em;
  border: 1px solid ${surface.borderControl};
  border-block-end-width: ${theme.size.focusRing};
  border-radius: ${theme.space[1]};
  font-family: ${theme.font.body};
  font-size: 0.8125em;
  font-weight: ${theme.weight.medium};
`;
