import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { lazy, Suspense } from 'react';
import { PRELOAD_ENTRIES } from 'storybook/internal/core-events';
import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { configure, getConfig } from 'storybook/test';
import { connectTo } from '#data/connection.ts';
import { openBackend, resetBackend } from '#mocks/backend/openBackend.ts';
import { resetClock } from '#mocks/clock.ts';
import { signInAs } from '#mocks/session.ts';
import '#theme/fonts/fonts.css';
import { paths } from '#paths.ts';
import { breakpoints } from '#theme/tokens/breakpoints.ts';
import { restoreWidth, setWidth } from './checks/frame.ts';
import { emulateMediaFeatures } from './conditions/mediaFeatures.ts';
import { withContent } from './decorators/withContent.tsx';
import { withRouter } from './decorators/withRouter.tsx';
import { withSession } from './decorators/withSession.tsx';
import { withTheme } from './decorators/withTheme.tsx';
import './docs/docs.css';
import { ScrollingTable } from './docs/ScrollingTable.tsx';
import { followChanges } from './changes.ts';
import { beginFault, endFault } from './faults.ts';
import { isPartOfGuide, isolateStorage } from './guideWindow.ts';
import { prepareCamera } from './inTests.ts';
import { startNetwork, untilAllHaveArrived } from './network.ts';
import { offerRows } from './rows.ts';
import { getViewer, globalTypes, initialGlobals } from './toolbars.ts';
import { nameTypes } from './typeNames.ts';

// As the loader of a page does.
document.documentElement.dataset.scripts = '';

// On a busy machine, what a `findBy` waits for may take much longer than its usual second.
configure({ asyncUtilTimeout: 20_000 });

/**
 * What a story is held to belongs to test runs: a guide shows many stories at once, and somebody who looks at one has no use
 * for an error in its place.
 */
const testRun = import.meta.env.VITEST_STORYBOOK ? () => import('./checks/testRun.ts') : undefined;

/** Guides alone need what they are made of, which is a third of the frame's code. */
const StoryPage = lazy(async () => ({ default: (await import('./docs/Guide/StoryPage.tsx')).StoryPage }));

/** Storybook asks for them; its type of the parameters doesn’t know them. */
const ofWrittenPages = {
  components: { table: ScrollingTable },
  // What a piece is stands beside its other parameters.
  extractComponentDescription: (_piece: unknown, { parameters }: { parameters: { description?: string } }) =>
    parameters.description,
};

const widthNames = { phone: 'Téléphone', tablet: 'Tablette', laptop: 'Portable', desktop: 'Bureau' };

const viewports = Object.fromEntries(
  Object.entries(breakpoints).map(([name, width]) => [
    name,
    {
      name: `${widthNames[name as keyof typeof breakpoints]} (${width}\u00A0px)`,
      styles: { width: `${width}px`, height: '100%' },
    },
  ]),
);

/** What has no picture by its tag has none in Chromatic, which goes by a parameter. */
const leaveOutOfChromatic: ArgTypesEnhancer = ({ argTypes, parameters, tags }) => {
  if (tags.includes('no-visual')) parameters.chromatic = { disableSnapshot: true };
  return argTypes;
};

const preview = definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startNetwork), addonPseudoStates()],
  decorators: [withContent, withSession, withRouter, withTheme],
  globalTypes,
  initialGlobals,
  tags: ['autodocs'],
  argTypesEnhancers: [nameTypes, offerRows, leaveOutOfChromatic],
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
    docs: {
      // What a guide shows in a window of its own is a whole page.
      story: { iframeHeight: '40rem' },
      ...ofWrittenPages,
      page: () => (
        <Suspense>
          <StoryPage />
        </Suspense>
      ),
    },
    viewport: { options: viewports },
    // The widths at which `tests/visual` takes its pictures.
    chromatic: {
      prefersReducedMotion: 'reduce',
      modes: { Téléphone: { viewport: 375 }, Bureau: { viewport: 1280 } },
    },
    a11y: {
      // Nobody sees the panel of a window of a guide.
      test: isPartOfGuide() ? 'off' : 'error',
      // The focus guards of a popup: they pass the focus on at once.
      context: { exclude: ['[data-base-ui-focus-guard]'] },
      options: {
        // In a test only what is wrong counts; describing all that is right takes longer than finding out.
        ...(import.meta.env.VITEST_STORYBOOK === 'false' && { resultTypes: ['violations'] }),
        rules: {
          'target-size': { enabled: true },
          // Under forced colours the system chooses; axe reads the fill of letters, which keeps the author's colour.
          'color-contrast': { enabled: !matchMedia('(forced-colors: active)').matches },
        },
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        locales: 'fr',
        order: [
          'Bienvenue',
          'Nouveautés',
          'Dix questions',
          'Changer les données',
          'Fondations',
          ['Couleurs', 'Typographie', 'Espaces', 'Rayons et ombres', 'Mouvement', 'Icônes', 'Onde'],
          'Primitives',
          'Composants',
          'Formulaires',
          'Modèles',
          'Sections',
          'Pages',
          'Administration',
          ['Cadre', 'Tableau de bord', 'Documents', 'Listes', 'Articles'],
          'Courriels',
          'Droits',
        ],
      },
    },
  },
  async beforeAll() {
    if (testRun) {
      // The test server has another port at each run, and addresses of files are shown.
      connectTo({ url: 'https://porte-voix.example' });
      // PostgreSQL starts before the time of any query begins to run.
      await openBackend();
    }
    wrapOutermostEvents();
    // The workbench would load the stories beside the first one before that is there, three hundred files.
    addons.getChannel().removeAllListeners(PRELOAD_ENTRIES);
    if (isPartOfGuide()) isolateStorage();
  },
  async beforeEach(context) {
    const { globals, parameters, viewMode } = context;
    prepareCamera(context);
    if (viewMode === 'story') await untilNoneStands();
    const story = {};
    standing.add(story);
    restoreWidth();
    const plays = followChanges(context);
    if (isPartOfGuide()) {
      // The toolbar's width is that of the whole guide.
      const { value } = (globals.viewport ?? {}) as { value?: keyof typeof breakpoints };
      if (value) await setWidth(breakpoints[value]);
    }
    localStorage.clear();
    sessionStorage.clear();
    // The page is the one in which another story has ended.
    scrollTo({ top: 0 });
    resetClock();
    await resetBackend();
    const viewer = getViewer(globals);
    // Whoever is signed in asks for something, and so do a page before it is there and somebody who signs in. What is asked waits
    // while the database starts; a play begins once there is somebody to answer. What shows no data starts no database.
    if (viewer || parameters.loading || parameters.site || String(parameters.path).startsWith(paths.auth)) {
      const { query } = await openBackend();
      if (plays) await query('select');
    }
    await signInAs(viewer);
    beginFault(context);
    emulateMediaFeatures({ motion: String(globals.motion), colors: String(globals.colors) });
    document.documentElement.style.fontSize = `${String(globals.textSize)}%`;
    const run = await testRun?.();
    run?.forgetMessages();
    run?.forgetFocus();
    return () => {
      endFault();
      standing.delete(story);
    };
  },
  async afterEach(story) {
    await (await testRun?.())?.checkAfter(story);
    await untilAllHaveArrived();
  },
});

/** The stories that are shown, or aren't cleaned up yet. */
const standing = new Set<object>();

/**
 * What a guide has shown is cleaned up beside the story that comes after it, and would take its handlers along. A story that was left
 * before it began never is.
 */
async function untilNoneStands() {
  for (let turns = 0; turns < 100 && standing.size > 0; turns += 1)
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  standing.clear();
}

/**
 * Storybook handles each event of a play in React's `act`. A field that is disabled while its form is sent loses the focus, and
 * user-event answers with a `change` of its own, inside the first `act`: React can't work through two at once and says so.
 */
function wrapOutermostEvents() {
  const storybook = { ...getConfig() };
  let isWrapped = false;
  configure({
    eventWrapper(dispatch) {
      if (isWrapped) return dispatch();
      isWrapped = true;
      try {
        return storybook.eventWrapper(dispatch);
      } finally {
        isWrapped = false;
      }
    },
  });
}

export default preview;
