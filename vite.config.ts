import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { preloadPlugin } from './src/prerender/preloadPlugin.ts';
import { prerenderPlugin } from './src/prerender/prerenderPlugin.ts';
import type * as buildBackend from './supabase/embedded/buildBackend.ts';
import { embeddedBackend } from './supabase/embedded/vitePlugin.ts';

/** Loaded natively, and only by a build that has pages to load something for. */
const openBackend = async () => {
  const url = new URL('./supabase/embedded/buildBackend.ts', import.meta.url);
  const { openBuildBackend } = (await import(url.href)) as typeof buildBackend;
  return openBuildBackend();
};

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    mode === 'mocked' ? msw({ mode: 'worker-only' }) : embeddedBackend(),
    preloadPlugin(),
    prerenderPlugin({ openBackend }),
  ],
  // The decoders of pictures are loaded by their worker, one when it is needed.
  worker: { format: 'es' as const },
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
