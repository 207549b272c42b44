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
  &&[data-played] {
    background: ${theme.color.surfaceDark};
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
    [data-played] & {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      column-gap: ${theme.space[12]};
    }
  }
`;

/** Before the description on a telephone, beside it and the title elsewhere. */
export const Played = styled.div`
  ${media.laptop} {
    grid-row: 2 / span 2;
    grid-column: 2;
  }
`;

export const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: end;
  gap: ${theme.space[6]};

  [data-played] & {
    align-content: start;
  }
`;

export const Cover = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${theme.radius.panel};

  > :first-child {
    height: 100%;
  }
  > button {
    position: absolute;
    inset-block-end: ${theme.space[4]};
    inset-inline-start: ${theme.space[4]};
  }
  ${media.tablet} {
    aspect-ratio: 12 / 5;
  }
  [data-played] & {
    aspect-ratio: 16 / 9;
  }
`;
