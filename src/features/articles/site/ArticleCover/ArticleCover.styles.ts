import styled from 'styled-components';
import { CoverPicture } from '#features/media/site/CoverPicture/CoverPicture.tsx';
import { theme } from '#theme/theme.ts';

export const Cover = styled(CoverPicture)`
  border-radius: ${theme.radius.card};
`;
