import { join, relative } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { launchOptions } from './tests/browser.ts';
import workbench from './.storybook/vite.config.ts';

const root = import.meta.dirname;

/**
 * Pictures of the stories at phone and desktop width, compared with the baselines of the repository. They belong to
 * the one browser that the lock file pins. A story tagged `no-visual` is left out.
 */
export default mergeConfig(
  workbench,
  defineConfig({
    plugins: [storybookTest({ configDir: '.storybook', tags: { exclude: ['no-visual'] } })],
    test: {
      // The browser asks the runner to write new baselines and differences.
      api: { allowWrite: true },
      isolate: false,
      fileParallelism: false,
      setupFiles: ['tests/visual/takePicture.ts'],
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: await launchOptions(),
          contextOptions: { reducedMotion: 'reduce', locale: 'fr-CA', timezoneId: 'America/Toronto' },
        }),
        instances: [{ browser: 'chromium' }],
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            comparatorOptions: { threshold: 0.01, allowedMismatchedPixels: 0 },
            resolveScreenshotPath: ({ arg, ext, testFileDirectory, testFileName }) =>
              join(
                root,
                'tests/visual/baselines',
                relative(root, join(root, testFileDirectory)),
                testFileName.replace('.stories.tsx', ''),
                `${arg}${ext}`,
              ),
          },
        },
      },
    },
  }),
);
