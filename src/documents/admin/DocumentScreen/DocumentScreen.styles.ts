import styled from 'styled-components';
import { headerHeight } from '#admin/shell/headerHeight.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { editorBarHeight } from '../editorBarHeight.ts';

/** What takes the focus scrolls into view beside the bars that stay in sight, not behind them. */
export const ScreenRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  min-width: 0;

  :is(a, button, input, textarea, [role='textbox'], summary, h2, section) {
    scroll-margin-block: calc(${headerHeight} + ${editorBarHeight} + ${theme.space[2]}) ${theme.space[4]};

    ${media.belowLaptop} {
      scroll-margin-block: calc(${headerHeight} + ${theme.space[2]}) ${theme.space[32]};
    }
  }
  [data-save-bar] :is(a, button) {
    scroll-margin-block: 0;
  }
`;

/** The form and what belongs to it: in one column as wide as a text, unless its cards fill the screen. */
export const Column = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  min-width: 0;

  &:not([data-cards]) {
    max-width: ${theme.size.text};
  }
`;

/** What the words between braces stand for. */
export const Facts = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
  font-size: ${theme.text.small};
  overflow-wrap: anywhere;
`;

/** What is beside the text, each folded into one line with its value. */
export const Folds = styled.div`
  padding-inline: ${theme.space[4]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.space[3]};
  background: ${theme.color.surface};

  > details:last-child {
    border: 0;
  }
  > details > div {
    max-width: none;
    padding-block-end: ${theme.space[4]};
  }
`;

export const FoldName = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0 ${theme.space[3]};
  min-width: 0;

  > span {
    color: ${theme.color.textMuted};
    font-weight: ${theme.weight.regular};
  }
`;

/** A card within a line that says already what it is. */
export const Folded = styled.div`
  > section {
    gap: ${theme.space[3]};
    padding: 0;
    border: 0;
    background: none;

    > button {
      align-self: start;
    }
    > h2:first-child {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;
