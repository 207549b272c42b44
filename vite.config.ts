import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { oldestBrowsers } from './src/hydration/olderBrowsers.ts';
import { drawingPlugin } from './src/server/drawingPlugin.ts';
import { iconPlugin } from './src/server/iconPlugin.ts';
import { preloadPlugin } from './src/server/preloadPlugin.ts';
import { sectionPlugin } from './src/server/sectionPlugin.ts';
import { sitePlugin } from './src/server/sitePlugin.ts';
import { embeddedBackend } from './supabase/embedded/vitePlugin.ts';

/** The decoder of HEIC names modules that it only loads in Node: in a browser they are empty, without a warning for each. */
const withoutNode = (): Plugin => ({
  name: 'porte-voix:without-node',
  enforce: 'pre',
  resolveId: { filter: { id: /^(crypto|fs|path)$/ }, handler: () => '\0empty' },
  load: { filter: { id: /^\0empty$/ }, handler: () => 'export default {}' },
});

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    drawingPlugin(),
    iconPlugin(),
    sectionPlugin(),
    embeddedBackend(),
    preloadPlugin(),
    sitePlugin(),
  ],
  resolve: {
    alias: {
      // In browsers, Markdown's parser would have `&nbsp;` read by `innerHTML`, which the content policy refuses.
      'decode-named-character-reference': fileURLToPath(
        import.meta.resolve('decode-named-character-reference'),
      ),
    },
  },
  build: { target: Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`) },
  // The decoders of pictures are loaded by their worker, one when it is needed.
  worker: { format: 'es' as const, plugins: () => [withoutNode()] },
  oxc: {
    plugins: {
      styledComponents: {
        // Class names that depend on the file and not on the order in which modules run: lazily loaded pages hydrate.
        ssr: true,
        pure: true,
        displayName: mode !== 'production',
      },
    },
  },
}));
