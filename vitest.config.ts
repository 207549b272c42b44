import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { databaseImagePlugin } from './mocks/backend/imagePlugin.ts';
import { drawingPlugin } from './src/server/drawingPlugin.ts';
import { sitePlugin } from './src/server/sitePlugin.ts';
import { launchOptions } from './tests/browser.ts';
import { comparePicture, pictureReporter } from './tests/visual/comparePicture.ts';

type Project = TestProjectInlineConfiguration;
type ContextOptions = NonNullable<Parameters<typeof playwright>[0]>['contextOptions'];

/** Chromium, with what people may have set on their devices. */
async function browserWith(contextOptions: ContextOptions = {}, args: string[] = []) {
  const launch = await launchOptions();
  return {
    enabled: true,
    headless: true,
    provider: playwright({
      launchOptions: { ...launch, args: [...(launch.args ?? []), ...args] },
      contextOptions,
    }),
    instances: [{ browser: 'chromium' as const }],
    viewport: { width: 1280, height: 800 },
  };
}

/** In ms: a machine that is busy with something else takes ten times as long. */
const timeouts = { testTimeout: 240_000, hookTimeout: 240_000 } as const;

type StoryOptions = NonNullable<Parameters<typeof storybookTest>[0]>;

/**
 * Whether pictures of stories are taken at phone and desktop width, and compared with those of `tests/visual/pictures.txt`: beside the
 * tests (`also`, as in CI) or without what else is checked (`only`, as in `npm run test:visual`). They belong to the one browser that
 * the lock file pins. A story tagged `no-visual` has none.
 */
const { PICTURES: pictures } = process.env;

/** All stories in a browser. */
const stories = async (
  name: string,
  {
    setupFiles = [],
    device,
    args,
    isAxeLeftOut = false,
    ...options
  }: Pick<StoryOptions, 'initialGlobals' | 'tags'> & {
    setupFiles?: string[];
    device?: ContextOptions;
    /** For the browser's command. */
    args?: string[];
    /** What axe has to say of a story as it is, the other runs say. */
    isAxeLeftOut?: boolean;
  } = {},
): Promise<Project> => ({
  extends: './.storybook/vite.config.ts',
  plugins: [storybookTest({ configDir: '.storybook', ...options })],
  test: {
    name,
    // Three pages for all stories: a page for each file costs twice the time. The preview resets what stories share. Of two
    // processors two pages leave a third unused, for each waits for its picture.
    isolate: false,
    maxWorkers: 3,
    // After the tests in Node: beside them, two processors would have four workers.
    sequence: { groupOrder: 1 },
    ...timeouts,
    setupFiles: ['tests/withoutOwnerStacks.ts', 'tests/giveClockBack.ts', ...setupFiles],
    ...(isAxeLeftOut && { provide: { 'storybook/test-provided': { a11y: false } } }),
    browser: { ...(await browserWith(device, args)), commands: { comparePicture } },
  },
});

const thorough = '**/*.thorough.test.{ts,tsx}';

/** Whether checks of policies and functions can run, on PostgreSQL in the shape of a hosted project. In CI they must. */
async function hasPostgres(): Promise<boolean> {
  const { prepareServer, Unavailable } = await import('./supabase/tests/hosted/hostedDatabase.ts');
  try {
    await prepareServer();
    return true;
  } catch (error) {
    if (process.env.CI || !(error instanceof Unavailable)) throw error;
    console.warn(`Without the checks of policies and functions: ${error.message}.`);
    return false;
  }
}

const onPostgres = async () =>
  (await hasPostgres())
    ? { globalSetup: ['supabase/tests/hosted/globalSetup.ts'], exclude: [] }
    : { exclude: ['supabase/{tests,doctor}/**'] };

const inNode = {
  // A DOM takes half a second to make: the few files that need one ask for it by name.
  environment: 'node',
  // Vitest would leave one of two processors to others.
  maxWorkers: 2,
  ...timeouts,
} as const;

/** What each project needs is loaded when it runs: the unit tests wait for no browser and no workbench. */
const projects: Record<string, () => Promise<Project>> = {
  unit: async () => ({
    plugins: [react(), drawingPlugin(), sitePlugin(), databaseImagePlugin('node')],
    test: {
      name: 'unit',
      setupFiles: ['tests/unit/setup.ts'],
      ...inNode,
      isolate: false,
      include: [
        'src/**/*.test.{ts,tsx}',
        'mocks/**/*.test.ts',
        '.storybook/**/*.test.ts',
        'tests/unit/**/*.test.ts',
        // What of the embedded backend needs no database.
        'supabase/embedded/front/*.test.ts',
      ],
      exclude: [thorough],
    },
  }),
  database: async () => {
    const { exclude, ...setup } = await onPostgres();
    return {
      test: {
        name: 'database',
        include: ['supabase/**/*.test.ts'],
        exclude: [thorough, 'supabase/embedded/**', ...exclude],
        ...setup,
        ...inNode,
        // Each file has a database of its own, and mocks no module.
        isolate: false,
      },
    };
  },
  // What takes long, for CI and for whoever changes what it is about: rules held against hundreds of random changes, and
  // the embedded backend for itself, where databases are made, crashed, attacked and brought back by the dozen.
  thorough: async () => {
    const { exclude, ...setup } = await onPostgres();
    return {
      plugins: [react(), drawingPlugin(), sitePlugin()],
      test: {
        name: 'thorough',
        setupFiles: ['tests/unit/setup.ts'],
        include: [thorough, '.storybook/**/*.thorough.test.ts', 'supabase/embedded/**/*.test.ts'],
        exclude: ['supabase/embedded/front/**', ...exclude],
        ...setup,
        ...inNode,
      },
    };
  },
  storybook: () => {
    const tags = { exclude: ['extreme', 'thorough'] };
    if (pictures === undefined) return stories('storybook', { tags });
    return stories('storybook', {
      tags: { ...tags, ...(pictures === 'only' && { skip: ['no-visual'] }) },
      setupFiles: ['tests/visual/takePicture.ts'],
      isAxeLeftOut: pictures === 'only',
      device: { reducedMotion: 'reduce', locale: 'fr-CA', timezoneId: 'America/Toronto' },
      // Redrawn only in part, where a toast came and went, an icon has other shades along the cut; and a newer
      // processor draws round corners a shade lighter.
      args: ['--disable-partial-raster', '--disable-skia-runtime-opts'],
    });
  },
  // Each section with the least and the most that it may hold, and stories that a tag calls thorough, wherever they stand.
  'thorough-stories': () => stories('thorough-stories', { tags: { include: ['extreme', 'thorough'] } }),
  // The stories once more, axe included, with settings that people have on their devices.
  'forced-colors': () => stories('forced-colors', { device: { forcedColors: 'active' } }),
  'text-200': () =>
    stories('text-200', {
      initialGlobals: { textSize: '200' },
      device: { reducedMotion: 'reduce' },
    }),
  // axe once more, in the windows of a phone and of a tablet.
  widths: () =>
    stories('widths', {
      setupFiles: ['tests/checkWidths.ts'],
      isAxeLeftOut: true,
      device: { reducedMotion: 'reduce' },
    }),
};

/** The projects that the command names; `npm test` and Storybook's own panel name none and get these three. */
function chosenNames() {
  const named = process.argv.flatMap((word, at) =>
    word === '--project' ? (process.argv[at + 1] ?? []) : (/^--project=(.*)$/.exec(word)?.[1] ?? []),
  );
  return named.length > 0 ? named : ['unit', 'database', 'storybook'];
}

const names = chosenNames();

export default defineConfig(async () => ({
  test: {
    reporters: ['default', ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : []), pictureReporter],
    projects: await Promise.all(
      Object.entries(projects).flatMap(([name, create]) => (names.includes(name) ? [create()] : [])),
    ),
  },
}));
