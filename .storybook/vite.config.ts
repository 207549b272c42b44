import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { propsPlugin } from './propsPlugin.ts';
import { usagePlugin } from './usagePlugin.ts';
import { workerPlugin } from './workerPlugin.ts';
import { drawingPlugin } from '../src/server/drawingPlugin.ts';
import { databaseImagePlugin } from '../mocks/backend/imagePlugin.ts';

const noExtension = fileURLToPath(new URL('../mocks/backend/noExtension.ts', import.meta.url));
const neverLoaded = fileURLToPath(new URL('../mocks/backend/neverLoaded.ts', import.meta.url));

/**
 * What many stories are made of comes in one file: a screen had two hundred of half a kilobyte. Storybook takes no `build` from a
 * configuration, but from a plugin.
 */
const chunksPlugin: Plugin = {
  name: 'porte-voix:chunks',
  config: () => ({
    build: {
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 40 }] } },
      },
    },
  }),
};

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@supabase\/(lite\/sqlite|pg-delta\/\w+)$/, replacement: neverLoaded },
      { find: 'pgsql-parser', replacement: neverLoaded },
      { find: /^@electric-sql\/pglite\/contrib\/(isn|ltree|file_fdw|pgcrypto)$/, replacement: noExtension },
    ],
  },
  worker: { format: 'es', plugins: () => [databaseImagePlugin('page')] },
  // Stable class names without a Babel plugin, the same transform as the site's build.
  oxc: { plugins: { styledComponents: { ssr: true, pure: true } } },
  // Everything is found before the first story runs: a dependency found later reloads the page in the middle of a test.
  optimizeDeps: {
    entries: [
      '.storybook/preview.tsx',
      'src/**/*.stories.tsx',
      'mocks/**/*.ts',
      '!mocks/backend/imagePlugin.ts',
      'src/features/requests/data/proofWorker.ts',
      'src/features/media/data/pictureWorker.ts',
    ],
    include: [
      // Storybook asks for it when a story is over.
      'axe-core',
      'storybook/internal/core-events',
      'storybook/preview-api',
    ],
    // It finds its WebAssembly beside its own modules.
    exclude: ['@electric-sql/pglite'],
  },
  plugins: [
    propsPlugin(),
    usagePlugin(),
    react(),
    drawingPlugin(),
    workerPlugin(),
    databaseImagePlugin('page'),
    chunksPlugin,
  ],
});
