import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** At the foot of the window; as a popover, above whatever else is open. */
export const LoadNoticeRoot = styled.div`
  position: fixed;
  inset: auto ${theme.space.gutter} ${theme.space[4]};
  max-width: ${theme.size.text};
  margin-inline: auto;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  box-shadow: ${theme.shadow.raised};
`;
