import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};

  ${media.laptop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    gap: ${theme.space[16]};
  }
`;

export const Links = styled.ul`
  display: grid;
  justify-items: start;
`;
