import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** The form, and what belongs to it. */
export const Column = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  min-width: 0;
  max-width: ${theme.size.text};
`;

/** What doesn't fit any more, as it is stored. */
export const StoredText = styled.pre`
  max-height: 20rem;
  overflow: auto;
  font-size: ${theme.text.small};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** What the words between braces stand for. */
export const Facts = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
  font-size: ${theme.text.small};
  overflow-wrap: anywhere;
`;
