import styled from 'styled-components';
import { CoverPicture } from '#site/media/CoverPicture/CoverPicture.tsx';
import { theme } from '#theme/theme.ts';

export const Cover = styled(CoverPicture)`
  border-radius: ${theme.radius.card};
`;
