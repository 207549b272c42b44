import type { Decorator } from '@storybook/react-vite';
import { createGlobalStyle } from 'styled-components';
import { theme } from '#theme/theme.ts';
import { ThemeRoot } from '#theme/ThemeRoot.tsx';
import { ForcedColors } from '../conditions/ForcedColors.ts';

/** Pages of documentation set their own type and colour around a story, which would pass them on to it. */
const StoryInDocs = createGlobalStyle`
  .docs-story {
    background: ${theme.color.page};
    color: ${theme.color.text};
    font: ${theme.text.body} / ${theme.leading.body} ${theme.font.body};
  }
`;

/** Tokens, global style and fonts, as the site has them. */
export const withTheme: Decorator = (Story) => (
  <ThemeRoot>
    <StoryInDocs />
    <ForcedColors />
    <Story />
  </ThemeRoot>
);
