import styled from 'styled-components';
import { Section } from '#design-system/primitives/Section';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** Navy down to the middle of the cover, which hangs over into the page. */
export const HeaderRoot = styled(Section)`
  && {
    padding-block: ${theme.space[8]} 0;
    background: linear-gradient(
      ${theme.color.surfaceDark} calc(100% - ${theme.space[24]}),
      ${theme.color.page} calc(100% - ${theme.space[24]})
    );
  }
`;

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  padding-block-end: ${theme.space[12]};

  ${media.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${theme.space[8]} ${theme.space[16]};

    > nav {
      grid-column: 1 / -1;
    }
  }
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[2]};
`;

export const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: end;
  gap: ${theme.space[6]};
`;

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

export const Cover = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${theme.radius.panel};

  > * {
    height: 100%;
  }
  ${media.tablet} {
    aspect-ratio: 12 / 5;
  }
`;
