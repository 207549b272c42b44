import styled from 'styled-components';
import { Section } from '#design-system/primitives/Section';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { ArticleCover } from '../ArticleCover/ArticleCover.tsx';

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

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  max-width: 54rem;
  padding-block-end: ${theme.space[12]};
`;

export const Cover = styled(ArticleCover)`
  height: clamp(12rem, 54vw, 28rem);
  border-radius: ${theme.radius.panel};

  ${media.laptop} {
    height: 28rem;
  }
`;
