import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { documentForAssistants } from './assistantDocs.ts';

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    // The site's own Vite config prerenders pages; the workbench needs none of that.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: [
    './docs/*.mdx',
    './docs/**/*.stories.tsx',
    '../src/**/*.stories.tsx',
    '../tests/parcours/*.stories.tsx',
  ],
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
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no JavaScript API, which the other documentation generator needs.
  typescript: { reactDocgen: 'react-docgen' },
  experimental_manifests: documentForAssistants,
});
