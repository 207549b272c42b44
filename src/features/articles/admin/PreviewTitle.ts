import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** Names a picture of how the article will look elsewhere. */
export const PreviewTitle = styled.figcaption`
  margin-block-end: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.semibold};
`;
