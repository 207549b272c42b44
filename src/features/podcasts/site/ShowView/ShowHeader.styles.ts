import styled from 'styled-components';
import { Button } from '#design-system/components/Button';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]} ${theme.space[8]};
  padding-block-end: ${theme.space[8]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    align-items: center;
    gap: ${theme.space[8]};

    > nav {
      grid-column: 1 / -1;
    }
  }
  ${media.laptop} {
    column-gap: ${theme.space[16]};
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
  ${media.tablet} {
    width: 100%;
    border-radius: ${theme.radius.panel};
  }
`;

/** The frame of what « S’abonner » opens. */
export const Actions = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[2]};
`;

export const Listen = styled(Button)`
  ${media.noScript} {
    display: none;
  }
`;
