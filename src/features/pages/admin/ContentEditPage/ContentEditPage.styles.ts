import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** What doesn't fit any more, as it is stored. */
export const StoredText = styled.pre`
  max-height: 20rem;
  overflow: auto;
  font-size: ${theme.text.small};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
