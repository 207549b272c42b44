import styled from 'styled-components';
import { headerHeight, phoneHeaderHeight } from '#admin/shell/headerHeight.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { editorBarHeight } from '#documents/admin/editorBarHeight.ts';

/** Stays in sight, so that where the text is can always be read. */
export const EditorBar = styled.div`
  position: sticky;
  inset-block-start: ${headerHeight};
  z-index: ${theme.zIndex.raised};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space[3]};
  min-height: ${editorBarHeight};
  padding: ${theme.space[1]} ${theme.space[6]};
  margin: calc(-1 * ${theme.space[4]}) calc(-1 * ${theme.space[6]}) calc(-1 * ${theme.space[2]});
  background: ${theme.color.page};

  > a {
    flex: none;
  }
  > output {
    flex: 1 1 8rem;
    text-align: end;
    text-wrap: balance;

    & + output {
      flex: none;
      margin-inline-start: auto;
    }
  }
  > button {
    margin-inline-start: auto;
  }
  ${media.belowTablet} {
    inset-block-start: ${phoneHeaderHeight};
    padding-inline: ${theme.space[4]};
    margin-inline: calc(-1 * ${theme.space[4]});
  }
`;
