import styled from 'styled-components';
import { Prose } from '#design-system/components/Prose';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Layout = styled.div`
  ${columns({ gap: 12, laptop: [4, 8] })}

  ${media.laptop} {
    align-items: start;
    gap: ${theme.space[16]};
  }
`;

export const Contents = styled.nav`
  border-block: ${theme.size.lineStrong} solid ${surface.strong};
  padding-block: ${theme.space[4]};

  ol {
    margin-block-start: ${theme.space[2]};
    padding: 0;
    list-style: none;
  }
  ${media.laptop} {
    position: sticky;
    inset-block-start: calc(${theme.size.header} + ${theme.space[6]});
    display: flex;
    flex-direction: column;
    max-height: calc(100dvh - ${theme.size.header} - 2 * ${theme.space[6]});

    ol {
      overflow: auto;
      margin-block: 0 calc(-1 * ${theme.space[2]});
      margin-inline: calc(-1 * ${theme.space[2]});
      /* Room for rings, which what scrolls would cut off. */
      padding: ${theme.space[2]};
    }
  }
`;

export const Chapter = styled.section`
  p + & {
    margin-block-start: ${theme.space[6]};
  }
  & + & {
    margin-block-start: ${theme.space[8]};
    border-block-start: ${theme.size.line} solid ${surface.border};
    padding-block-start: ${theme.space[8]};
  }
`;

export const Article = styled(Prose)`
  margin-block-start: ${theme.space[4]};
`;

export const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[6]};
  margin-block-start: ${theme.space[4]};
`;
