import styled from 'styled-components';
import { Section } from '#design-system/primitives/Section';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const HeaderRoot = styled(Section)`
  && {
    padding-block: ${theme.space[8]} ${theme.space[12]};
  }
`;

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    align-items: center;
    gap: ${theme.space[8]} ${theme.space[12]};

    > nav {
      grid-column: 1 / -1;
    }
  }
`;

/** On a telephone the player stands too far down to be seen; elsewhere it is near, and has its own. */
export const Listen = styled.div`
  ${media.tablet} {
    display: none;
  }
`;

export const Cover = styled.div`
  width: ${theme.space[32]};
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${theme.radius.card};

  > * {
    height: 100%;
  }
  ${media.belowTablet} {
    grid-row: 2;
  }
  ${media.tablet} {
    justify-self: end;
    width: min(100%, 20rem);
    border-radius: ${theme.radius.panel};
  }
`;
