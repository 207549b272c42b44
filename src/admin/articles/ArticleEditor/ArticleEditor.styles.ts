import styled from 'styled-components';
import { headerHeight, phoneHeaderHeight } from '#admin/layout/headerHeight.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { editorBarHeight } from '../editorBarHeight.ts';

/** Stays in sight, so that where the text is can always be read. */
export const EditorBar = styled.div`
  position: sticky;
  inset-block-start: ${headerHeight};
  z-index: ${theme.zIndex.raised};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  min-height: ${editorBarHeight};
  padding: ${theme.space[1]} ${theme.space[6]};
  margin: calc(-1 * ${theme.space[4]}) calc(-1 * ${theme.space[6]}) calc(-1 * ${theme.space[2]});
  background: ${theme.color.page};

  > a {
    flex: none;
  }
  > output {
    text-align: end;
    text-wrap: balance;
  }
  ${media.belowTablet} {
    inset-block-start: ${phoneHeaderHeight};
    padding-inline: ${theme.space[4]};
    margin-inline: calc(-1 * ${theme.space[4]});
  }
`;
