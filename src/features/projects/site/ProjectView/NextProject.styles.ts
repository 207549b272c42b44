import styled from 'styled-components';
import { coveredByLink } from '#theme/coveredByLink.styles.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** The whole of it leads to the project: the link of its title covers it. */
export const Layout = styled.div`
  ${coveredByLink('panel')}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[6]};

  ${media.laptop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${theme.space[16]};
  }
`;

export const Cover = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${theme.radius.panel};

  > * {
    height: 100%;
  }
  ${media.laptop} {
    order: 1;
  }
`;
