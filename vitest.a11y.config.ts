import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './tests/browser.ts';

const launch = await launchOptions();

/** All stories once more, axe included, with settings that people have on their devices: the browser's own emulation. */
const modes = [
  { name: 'forced-colors', initialGlobals: {}, contextOptions: { forcedColors: 'active' } },
  { name: 'text-200', initialGlobals: { textSize: '200' }, contextOptions: {} },
] as const;

export default defineConfig({
  test: {
    projects: modes.map(({ name, initialGlobals, contextOptions }) => ({
      extends: './.storybook/vite.config.ts',
      plugins: [storybookTest({ configDir: '.storybook', initialGlobals })],
      test: {
        name,
        isolate: false,
        maxWorkers: 2,
        testTimeout: 60_000,
        browser: {
          enabled: true,
          headless: true,
          provider: playwright({ launchOptions: launch, contextOptions }),
          instances: [{ browser: 'chromium' as const }],
          viewport: { width: 1280, height: 800 },
        },
      },
    })),
  },
});
