import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';
import { ArticleCover } from '../ArticleCover/ArticleCover.tsx';

export const Layout = styled.div`
  display: grid;
  gap: ${theme.space[8]};

  ${media.laptop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: ${theme.space[12]};
  }
`;

export const Title = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${theme.space[4]};
`;

export const Articles = styled.ul`
  display: grid;
`;

export const Cover = styled(ArticleCover)`
  width: ${theme.space[24]};
  height: ${theme.space[16]};
  border-radius: ${theme.radius.control};

  ${media.tablet} {
    width: 12rem;
    height: 8rem;
  }
`;

export const Words = styled.div`
  display: grid;
  align-content: center;
  gap: ${theme.space[2]};
`;

export const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[4]};
  border-block-start: ${theme.size.line} solid ${surface.border};
  padding-block: ${theme.space[4]};

  &:first-child {
    border: 0;
    padding-block-start: 0;
  }
  [data-cover]::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${media.tablet} {
    gap: ${theme.space[6]};
  }
`;
