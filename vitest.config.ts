import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './tests/browser.ts';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          // A DOM takes half a second to make: the few files that need one ask for it by name.
          environment: 'node',
          setupFiles: ['tests/unit/setup.ts'],
          // Vitest would leave one of two processors to others.
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          include: [
            'src/**/*.test.{ts,tsx}',
            'mocks/**/*.test.ts',
            '.storybook/**/*.test.ts',
            'tests/unit/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'database',
          environment: 'node',
          include: ['supabase/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: './.storybook/vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          // Two pages for all stories: a page for each file costs twice the time. The preview resets what stories share.
          isolate: false,
          maxWorkers: 2,
          // The first story on the real policies waits until PostgreSQL has started in the page.
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: await launchOptions() }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 800 },
          },
        },
      },
    ],
  },
});
