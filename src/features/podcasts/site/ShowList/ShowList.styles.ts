import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const Shows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  ${media.laptop} {
    gap: ${theme.space[24]};
  }
`;

/** Cover and words change sides from one show to the next. */
export const ShowRoot = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[6]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${theme.space[8]};
  }
  ${media.laptop} {
    gap: ${theme.space[16]};

    &:nth-child(even) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);

      > :first-child {
        order: 1;
      }
    }
  }
`;

export const Cover = styled.div`
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${theme.radius.panel};
  box-shadow: ${theme.shadow.raised};

  > * {
    height: 100%;
  }
`;

/** The frame of what « S’abonner » opens. */
export const Links = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[6]};
`;
