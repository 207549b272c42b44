import styled from 'styled-components';
import { articleSizes } from '#design-system/components/Prose';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';
import { ArticleText } from './ArticleText.tsx';

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};

  ${media.laptop} {
    grid-template-columns: minmax(0, ${theme.size.text}) minmax(0, 1fr);
    justify-content: space-between;
    gap: ${theme.space[24]};
  }
`;

export const Copy = styled(ArticleText)`
  ${articleSizes}
`;

/** What the article is filed under: after it on a phone, beside it and in view on wide screens. */
export const Aside = styled.aside`
  display: grid;
  align-content: start;
  gap: ${theme.space[8]};
  border-block-start: ${theme.size.line} solid ${surface.border};
  padding-block-start: ${theme.space[8]};

  ${media.laptop} {
    position: sticky;
    inset-block-start: calc(${theme.size.header} + ${theme.space[8]});
    align-self: start;
    border: 0;
    padding: 0;
  }
`;

export const Group = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[2]};
`;

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
