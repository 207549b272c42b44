import styled from 'styled-components';
import { CoverPicture } from '#site/media/CoverPicture/index.ts';
import { theme } from '#theme/theme.ts';

export const Cover = styled(CoverPicture)`
  border-radius: ${theme.radius.card};
`;
