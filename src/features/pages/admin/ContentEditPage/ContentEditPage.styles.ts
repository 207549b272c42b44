import styled from 'styled-components';
import { headerHeight } from '#admin/shell/headerHeight.ts';
import { editorBarHeight } from '#documents/admin/editorBarHeight.ts';
import { focusRing } from '#theme/focusRing.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** The form, and beside it the section as visitors see it; on a narrow screen below each other. */
export const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[6]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
  &[data-form-only] {
    grid-template-columns: minmax(0, ${theme.size.text});
  }
`;

/** Both widths of the section, in sight while the form is filled in. */
export const Previews = styled.section`
  display: grid;
  gap: ${theme.space[4]};
  min-width: 0;
  ${focusRing}

  ${media.desktop} {
    position: sticky;
    inset-block-start: calc(${headerHeight} + ${editorBarHeight} + ${theme.space[4]});
    max-height: calc(100dvh - ${headerHeight} - ${editorBarHeight} - 2 * ${theme.space[4]});
    overflow-y: auto;
  }
  h2 {
    font-size: ${theme.text.small};
  }
`;

export const Column = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  min-width: 0;
`;

/** What doesn't fit any more, as it is stored. */
export const StoredText = styled.pre`
  max-height: 20rem;
  overflow: auto;
  font-size: ${theme.text.small};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** What the words between braces stand for. */
export const Facts = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
  font-size: ${theme.text.small};
  overflow-wrap: anywhere;
`;
