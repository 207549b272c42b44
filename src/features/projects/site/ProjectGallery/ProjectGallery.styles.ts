import styled from 'styled-components';
import { coveredByLink } from '#theme/coveredByLink.styles.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const Projects = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[24]};

  ${media.laptop} {
    gap: ${theme.space[32]};
  }
`;

export const Cover = styled.div`
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${theme.radius.panel};

  > * {
    height: 100%;
  }
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: ${theme.space[6]};

  > :first-child {
    justify-self: start;
  }
`;

/** The first project takes the width, its words in two columns; the others face each other, left and right. */
export const Project = styled.article`
  ${coveredByLink('panel')}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};

  &:first-child ${Cover} {
    aspect-ratio: 16 / 9;
  }

  ${media.laptop} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
    gap: ${theme.space[16]};

    &:first-child {
      grid-template-columns: minmax(0, 1fr);
      gap: ${theme.space[12]};
    }
    &:first-child ${Cover} {
      aspect-ratio: 12 / 5;
    }
    &:first-child ${Words} {
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
      column-gap: ${theme.space[16]};
    }
    &:first-child ${Words} > :is(:first-child, dl, ul) {
      grid-column: 1 / -1;
    }
    &:nth-child(odd):not(:first-child) ${Cover} {
      order: 1;
    }
  }
`;
