import styled from 'styled-components';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { darkSurface, surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Bento = styled.div`
  ${columns({ gap: 6, tablet: 2 })}

  ${media.laptop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;

export const Picture = styled.div`
  aspect-ratio: 2;
  overflow: hidden;
`;

export const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: start;
  gap: ${theme.space[3]};
  padding: ${theme.space[6]};

  > :last-child {
    margin-block-start: auto;
  }
`;

export const Features = styled.ul`
  ${columns({ gap: 2 })}
  width: 100%;
  margin-block: ${theme.space[2]};

  li {
    border-block-start: ${theme.size.line} solid ${surface.border};
    padding-block-start: ${theme.space[2]};
  }
`;

/** Places, in the order of the list: the lead wide, its neighbour tall, then a narrow one and a wide one lying down. */
export const Tile = styled.article`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: ${theme.size.line} solid ${theme.color.border};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.surface};

  &[data-highlight] {
    ${darkSurface}
    border-color: transparent;
    background: ${theme.color.surfaceDark};
  }
  &[data-highlight] ${Picture} {
    flex: 1 0 auto;
  }

  ${media.tablet} {
    &[data-highlight] {
      grid-column: span 2;
    }
    &[data-highlight] ${Words} {
      flex: none;
      padding: ${theme.space[8]};
    }
    &[data-highlight] h3 {
      font-size: ${theme.text.h2};
    }
    &[data-highlight] ${Features} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${theme.space[6]};
    }
    &:last-child {
      grid-column: span 2;
    }
  }

  ${media.laptop} {
    &[data-highlight] {
      grid-column: span 7;
    }
    &:nth-child(2) {
      grid-column: span 5;
    }
    &:nth-child(3) {
      grid-column: span 5;
    }
    &:last-child {
      flex-direction: row;
      grid-column: span 7;
    }
    &:last-child ${Picture} {
      width: 36%;
      aspect-ratio: auto;
    }
  }
`;
