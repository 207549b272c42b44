import styled from 'styled-components';
import { Text } from '#design-system/primitives/Text';
import { coveredByLink } from '#theme/coveredByLink.styles.ts';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';
import { ArticleCover } from '../ArticleCover/ArticleCover.tsx';

export const ListRoot = styled.div`
  display: grid;
  gap: ${theme.space[16]};

  img,
  svg {
    transition: opacity ${theme.motion.feedback} ${theme.motion.ease};
  }
  /* The words stay readable meanwhile. */
  &[aria-busy='true'] :is(img, svg) {
    opacity: 0.4;
  }
`;

export const Category = styled(Text)`
  color: ${surface.accentText};
`;

export const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
  min-width: 0;
`;

/** One article; the link of its title covers it. */
export const Entry = styled.article`
  ${coveredByLink('card')}
`;

export const LeadCover = styled(ArticleCover)`
  height: clamp(14rem, 56vw, 28rem);
  border-radius: ${theme.radius.panel};

  ${media.laptop} {
    height: 26rem;
  }
`;

/** The newest one takes the width, picture first. */
export const Lead = styled(Entry)`
  display: grid;
  gap: ${theme.space[6]};

  ${media.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: center;
    gap: ${theme.space[12]};

    ${Words} {
      align-content: center;
      gap: ${theme.space[4]};
    }
  }
`;

export const PairCover = styled(ArticleCover)`
  height: clamp(11rem, 46vw, 18rem);

  ${media.laptop} {
    height: 16rem;
  }
`;

/** The next two, of unequal widths. */
export const Pair = styled.div`
  display: grid;
  gap: ${theme.space[12]};

  ${Entry} {
    display: grid;
    align-content: start;
    gap: ${theme.space[4]};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${theme.space[8]};
  }
`;

export const RowCover = styled(ArticleCover)`
  width: ${theme.space[24]};
  height: ${theme.space[24]};
  border-radius: ${theme.radius.control};

  ${media.tablet} {
    width: 10rem;
    height: 7rem;
  }
`;

/** The others, as lines of a table of contents. */
export const Rows = styled.div`
  border-block-end: ${theme.size.line} solid ${surface.border};

  ${Entry} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space[2]} ${theme.space[4]};
    border-block-start: ${theme.size.line} solid ${surface.border};
    padding-block: ${theme.space[6]};
  }
  ${Category} {
    grid-column: 1 / -1;
  }
  ${media.laptop} {
    ${Entry} {
      grid-template-columns: minmax(0, 3fr) minmax(0, 8fr) auto;
      align-items: start;
      column-gap: ${theme.space[8]};
    }
    ${Category} {
      grid-column: auto;
      padding-block-start: ${theme.space[1]};
    }
  }
`;

/** On a phone a line says its title and its date: the excerpt would make it a card. */
export const RowExcerpt = styled(Text)`
  display: none;

  ${media.tablet} {
    display: block;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]} ${theme.space[8]};
`;
