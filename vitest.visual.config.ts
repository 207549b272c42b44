import { join, relative } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { launchOptions } from './tests/browser.ts';
import { plantRegression } from './tests/visual/plantedRegressions.ts';
import workbench from './.storybook/vite.config.ts';

const root = import.meta.dirname;
const browser = await launchOptions();
const { VISUAL_BASELINES: baselines = join(root, 'tests/visual/baselines'), VISUAL_PLANTED: planted } =
  process.env;

/** Stories about what happens, or about words: what they show stands in another picture of the same piece. */
const showNothingNew = [
  'Phone',
  'Keyboard Navigation',
  'Reduced Motion',
  'Forbidden',
  'Offline',
  'Many',
  'From Row',
];

/**
 * Pictures of the stories at phone and desktop width, compared with the baselines of the repository. They belong to
 * the one browser that the lock file pins. A story tagged `no-visual` is left out.
 */
export default mergeConfig(
  workbench,
  defineConfig({
    plugins: [
      storybookTest({ configDir: '.storybook', tags: { skip: ['no-visual'] } }),
      planted ? plantRegression(planted) : null,
    ],
    test: {
      // The browser asks the runner to write new baselines and differences.
      api: { allowWrite: true },
      isolate: false,
      maxWorkers: 2,
      testTimeout: 60_000,
      testNamePattern: new RegExp(`^(?!(.* )?(${showNothingNew.join('|')})$)`),
      // What axe has to say, the other runs say.
      provide: { 'storybook/test-provided': { a11y: false } },
      setupFiles: ['tests/visual/takePicture.ts'],
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          // Redrawn only in part, where a toast came and went, an icon has other shades along the cut.
          launchOptions: { ...browser, args: [...(browser.args ?? []), '--disable-partial-raster'] },
          contextOptions: { reducedMotion: 'reduce', locale: 'fr-CA', timezoneId: 'America/Toronto' },
        }),
        instances: [{ browser: 'chromium' }],
        viewport: { width: 1280, height: 800 },
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            timeout: 20_000,
            // Round corners come out a shade lighter or darker from one time to the next; nothing else does.
            comparatorOptions: { threshold: 0.01, allowedMismatchedPixels: 0 },
            resolveScreenshotPath: ({ arg, ext, testFileDirectory, testFileName }) =>
              join(
                baselines,
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
