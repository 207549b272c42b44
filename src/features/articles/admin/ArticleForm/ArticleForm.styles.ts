import styled from 'styled-components';
import { headerHeight } from '#admin/shell/headerHeight.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { editorBarHeight } from '#documents/admin/editorBarHeight.ts';

export { FormCard } from '#admin/shell/FormCard.styles.ts';

export const ArticleFormRoot = styled.form`
  container: article-form / inline-size;
  display: grid;
  align-items: start;
  gap: ${theme.space[4]};

  /* Beside each other as long as there is room: large text takes it. */
  ${media.laptop} {
    display: flex;
    flex-wrap: wrap;
  }
`;

const column = `
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const Text = styled.div`
  ${column}
  flex: 1 1 24rem;
  gap: ${theme.space[4]};
`;

/** Stays in sight beside a long text, where the screen is high enough for it. */
export const Side = styled.div`
  ${column}
  flex: 0 0 18rem;
  gap: ${theme.space[4]};

  ${media.laptop} {
    position: sticky;
    inset-block-start: calc(${headerHeight} + ${editorBarHeight} + ${theme.space[2]});
    max-height: calc(100dvh - ${headerHeight} - ${editorBarHeight} - ${theme.space[6]});
    /* Room for the focus rings that scrolling would cut. */
    padding: ${theme.space[1]};
    margin: calc(-1 * ${theme.space[1]});
    overflow-y: auto;
  }
`;
