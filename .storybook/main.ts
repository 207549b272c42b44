import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { exportTokens } from '../src/theme/exchange/exchange.ts';
import { readTokenFiles } from '../src/theme/exchange/source.ts';
import { documentForAssistants } from './assistantDocs.ts';
import { indexer, storyIndexGenerator } from './indexer.ts';
import { copyPictures } from './pictures.ts';

/** What tests have taken, shown by guides until somebody asks for the story itself. */
const pictures = 'node_modules/.cache/porte-voix/guide-pictures';
copyPictures(pictures);

/** The tokens for design tools, to download from the foundations. */
const tokens = 'node_modules/.cache/porte-voix/tokens';
mkdirSync(tokens, { recursive: true });
writeFileSync(`${tokens}/porte-voix.tokens.json`, exportTokens(readTokenFiles()));
/** What git says of the commit that is built; nothing outside of a repository. */
function ask(...words: string[]) {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/** Storybook asks for them; its type of a configuration doesn't know them. */
const untyped = { experimental_manifests: documentForAssistants, storyIndexGenerator };

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const { GITHUB_REPOSITORY: repository } = process.env;

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    // The site's own Vite config prerenders pages; the workbench needs none of that.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['./docs/**/*.mdx', './docs/**/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables are no part of plain Markdown.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
    'msw-storybook-addon',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: [
    { from: `../${pictures}`, to: '/pictures' },
    { from: `../${tokens}`, to: '/tokens' },
  ],
  docs: { defaultName: 'Guide' },
  // What the start page says of itself.
  env: (before) => ({
    ...before,
    STORYBOOK_VERSION: version,
    STORYBOOK_COMMIT: ask('describe', '--tags', '--always'),
    STORYBOOK_DATE: ask('log', '-1', '--format=%cI'),
    STORYBOOK_REPOSITORY: repository ? `https://github.com/${repository}` : '',
  }),
  features: { menuOnboardingChecklist: false, sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `propsPlugin.ts` does it.
  typescript: { reactDocgen: false },
  // In the place of Storybook's own, which knows files by the same pattern.
  experimental_indexers: () => [indexer],
  ...untyped,
});
