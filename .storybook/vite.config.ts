import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  // Stable class names without a Babel plugin, the same transform as the site's build.
  oxc: { plugins: { styledComponents: { ssr: true, pure: true } } },
  // Everything is found before the first story runs: a dependency found later reloads the page in the middle of a test.
  optimizeDeps: { entries: ['.storybook/preview.tsx', 'src/**/*.stories.tsx', 'mocks/**/*.ts'] },
  plugins: [react(), msw({ mode: 'worker-only' })],
});
