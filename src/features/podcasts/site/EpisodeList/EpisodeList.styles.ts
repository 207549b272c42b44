import styled from 'styled-components';
import { coveredByLink } from '#theme/coveredByLink.styles.ts';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

/** Lines of a table of contents, each with its number in the display face. */
export const Rows = styled.div`
  border-block-end: ${theme.size.line} solid ${surface.border};
`;

export const Entry = styled.article`
  ${coveredByLink('card')}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  border-block-start: ${theme.size.line} solid ${surface.border};
  padding-block: ${theme.space[6]};

  ${media.tablet} {
    grid-template-columns: ${theme.space[24]} minmax(0, 1fr) auto;
    column-gap: ${theme.space[8]};
  }
`;

export const Number = styled.span`
  display: none;
  color: ${surface.accentText};
  font-family: ${theme.font.heading};
  font-size: ${theme.text.h1};
  font-weight: ${theme.weight.black};
  font-variant-numeric: tabular-nums;
  line-height: 1;

  ${media.tablet} {
    display: block;
  }
`;
