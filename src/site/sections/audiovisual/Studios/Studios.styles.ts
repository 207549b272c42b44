import styled from 'styled-components';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { lightSurface, surface } from '#theme/surface.ts';
import { popoverOpen } from '#theme/popoverOpen.ts';
import { theme } from '#theme/theme.ts';

export const StudioList = styled.div`
  ${columns({ gap: 6, tablet: 2 })}
`;

export const Picture = styled.div`
  aspect-ratio: 2;
  overflow: hidden;
`;

export const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space[3]};
  padding: ${theme.space[6]};
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space[4]};
  margin-block-start: auto;
  padding-block-start: ${theme.space[4]};
`;

/** The first studio lies across the width, the others stand under it. */
export const StudioRoot = styled.article`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: ${theme.radius.panel};
  background: ${theme.color.surfaceDarkRaised};

  ${media.tablet} {
    &:first-child {
      grid-column: 1 / -1;
    }
  }
  ${media.laptop} {
    &:first-child {
      flex-direction: row;
    }
    &:first-child ${Picture} {
      flex: 7;
      aspect-ratio: auto;
    }
    &:first-child ${Words} {
      flex: 5;
      padding: ${theme.space[12]} ${theme.space[8]};
    }
  }
`;

export const Details = styled.dialog`
  ${lightSurface}
  gap: ${theme.space[4]};
  width: min(100% - 2 * ${theme.space[4]}, 34rem);
  max-height: calc(100dvh - 2 * ${theme.space[4]});
  margin: auto;
  overflow: auto;
  border: 0;
  border-radius: ${theme.radius.panel};
  padding: ${theme.space[6]};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.raised};

  &${popoverOpen} {
    display: grid;
  }
  &::backdrop {
    background: ${theme.color.overlay};
  }
  ${media.belowTablet} {
    margin-block-end: ${theme.space[4]};
  }
  ${media.tablet} {
    padding: ${theme.space[8]};
  }
`;

export const DetailsHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
`;

export const Equipment = styled.ul`
  ${columns()}
  border-block-end: ${theme.size.line} solid ${surface.border};

  li {
    border-block-start: ${theme.size.line} solid ${surface.border};
    padding-block: ${theme.space[2]};
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
