// npx node tests/workbench/openEach.ts [PARTS OF IDS] — opens each guide of `storybook-static` once, with all stories that stand in it,
// from a folder of a site, as whoever looks does. Fails where one throws, writes a warning or an error to the console, or misses a file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { preview } from 'vite';
import { launchOptions } from '../browser.ts';
import { aboutOthers, listen } from './listen.ts';

const root = join(import.meta.dirname, '../..');
const outDir = join(root, 'storybook-static');
/** No guide takes so many ms to come. */
const LONGEST = 60_000;

type Entry = { id: string; type: 'story' | 'docs'; importPath: string };
type Problem = { id: string; text: string };

/** In the page: what these stories may write to the console. */
async function readExpected(ids: string[]) {
  type Story = { parameters: { expectedMessages?: RegExp[] } };
  const { __STORYBOOK_PREVIEW__: storybook } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__: { storyStoreValue: { loadStory: (story: object) => Promise<Story> } };
  };
  const stories = await Promise.all(ids.map((storyId) => storybook.storyStoreValue.loadStory({ storyId })));
  return stories
    .flatMap(({ parameters }) => parameters.expectedMessages ?? [])
    .map(({ source, flags }) => ({ source, flags }));
}

/** In the page: shows a guide, and waits until it is there. Gives what is wrong with it. */
async function show({ id, longest }: { id: string; longest: number }) {
  type Channel = Record<'on' | 'off' | 'emit', (name: string, ...rest: unknown[]) => void>;
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };
  const over = ['completed', 'afterEach', 'finished', 'aborted', 'errored'];
  const phases = new Map<string, string>();
  const faults: string[] = [];
  let isShown = false;
  const note = (name: string, hear: (event: never) => void) => {
    channel.on(name, hear);
    return () => channel.off(name, hear);
  };
  const fault = (event: { message?: string; description?: string; title?: string }) =>
    faults.push(event.message ?? event.description ?? event.title ?? JSON.stringify(event));
  const listeners = [
    note('storyRenderPhaseChanged', ({ storyId, newPhase }: Record<'storyId' | 'newPhase', string>) =>
      phases.set(storyId, newPhase),
    ),
    note('storyFinished', ({ storyId, status }: Record<'storyId' | 'status', string>) => {
      if (status === 'error') faults.push(`${storyId} fails`);
    }),
    note('docsRendered', () => (isShown = true)),
    ...['storyThrewException', 'storyErrored', 'playFunctionThrewException', 'configError'].map((name) =>
      note(name, fault),
    ),
  ];
  const frame = () => new Promise(requestAnimationFrame);
  /** Pieces in a window of their own, within a guide: those below what one sees wait until somebody comes near. */
  const isWindowShown = (window: HTMLIFrameElement) =>
    window.contentDocument?.URL === 'about:blank'
      ? window.getBoundingClientRect().top > innerHeight
      : /sb-show-(main|errordisplay)/.test(window.contentDocument?.body?.className ?? '');
  const toStoryId = ({ id: element }: Element) => element.replace(/^story--/, '').replace(/--primary$/, '');
  /** Stories that aren't over: those on the page alone, for one that is left in the midst of it never is. */
  const listPending = () =>
    [...document.querySelectorAll('.sbdocs .sb-story:not(:has(iframe))')]
      .map(toStoryId)
      .filter((storyId) => !over.includes(phases.get(storyId) ?? ''));
  /** What isn't there yet: nothing once all is. */
  const listMissing = () => [
    ...(isShown ? [] : [id]),
    // A guide says something.
    ...(document.querySelector('.sbdocs-content')?.textContent ? [] : ['its text']),
    ...listPending(),
    ...[...document.querySelectorAll<HTMLIFrameElement>('.sbdocs iframe[src*="iframe.html"]')]
      .filter((window) => !isWindowShown(window))
      .map(({ src }) => src),
  ];
  const isThere = () => listMissing().length === 0;
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  const start = performance.now();
  // Stories of a guide begin in the frames after it.
  do {
    for (let frames = 0; frames < 3; frames += 1) await frame();
  } while (!isThere() && faults.length === 0 && performance.now() - start < longest);
  if (!isThere() && faults.length === 0)
    faults.push(`isn't there after ${longest} ms: ${listMissing().join(', ')}`);
  for (const stop of listeners) stop();
  return faults;
}

/** In the page: the first story is there, and so is MSW. */
const isReady = () =>
  navigator.serviceWorker.controller && document.querySelector('#storybook-root')?.childElementCount;

/**
 * A guide that is left takes its windows along while they load, and now and then MSW's worker with them: it fails what the next
 * one imports at that moment. Whoever looks loads the page again.
 */
const failedImport = /Failed to fetch dynamically imported module/;

/** Opens what is left of the queue in a tab of its own, one after the other, as the workbench's frame does. */
async function openInTab(browser: Browser, base: string, queue: Entry[], getIds: (entry: Entry) => string[]) {
  const problems: Problem[] = [];
  let reported: string[] = [];
  let giveUp = (_reason: Error) => {};
  // A profile of its own: tabs of one would share sessions and drafts.
  const open = async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'fr-CA' });
    const page = await context.newPage();
    listen(page, (text) => {
      reported.push(text);
      if (failedImport.test(text)) giveUp(new Error(text));
    });
    const first = encodeURIComponent('composants-bouton-·-button--variants');
    await page.goto(`${base}iframe.html?id=${first}&viewMode=story&globals=a11y.manual:!true`);
    await page.waitForFunction(isReady);
    return page;
  };
  let page = await open();
  // What a story expects is heard beside the next one too: a window in it may be drawn late.
  let expectedBefore: RegExp[] = [];
  for (let entry = queue.shift(); entry; entry = queue.shift()) {
    const { id } = entry;
    reported = [];
    const look = async () => {
      const expected = await page.evaluate(readExpected, getIds(entry));
      const withoutImport = new Promise<never>((_resolve, reject) => (giveUp = reject));
      const shown = page.evaluate(show, { id, longest: LONGEST });
      return { expected, faults: await Promise.race([shown, withoutImport]) };
    };
    const { faults, expected } = await look()
      // Storybook loads the frame again where it leaves a story that is still being drawn.
      .catch(async () => {
        await page.context().close();
        page = await open();
        reported = [];
        return look();
      })
      .catch(({ message }: Error) => ({ faults: [message], expected: [] }));
    const expectedHere = expected.map(({ source, flags }) => new RegExp(source, flags));
    const patterns = [...aboutOthers, ...expectedBefore, ...expectedHere];
    expectedBefore = expectedHere;
    const unexpected = reported.filter((text) => !patterns.some((pattern) => pattern.test(text)));
    const found = [...faults, ...unexpected];
    problems.push(...found.map((text) => ({ id, text })));
    for (const text of found) console.error(`${id}: ${text.slice(0, 500)}`);
    if (found.length === 0) continue;
    // What failed may have left something behind.
    await page.context().close();
    page = await open();
  }
  await page.context().close();
  return problems;
}

/** The workbench itself, with its panels and its list of stories, around one story. */
async function openWhole(browser: Browser, base: string): Promise<Problem[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'fr-CA' });
  const reported: string[] = [];
  listen(page, (text) => reported.push(text));
  await page.goto(`${base}?path=/story/composants-bouton-·-button--default`);
  const button = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root button');
  await button.first().waitFor();
  await page.close();
  const unexpected = reported.filter((text) => !aboutOthers.some((pattern) => pattern.test(text)));
  for (const text of unexpected) console.error(`The workbench: ${text}`);
  return unexpected.map((text) => ({ id: 'workbench', text }));
}

const parts = process.argv.slice(2);
/** Beside more of them, a guide takes a minute on two cores. */
const TABS = 2;
const { entries } = JSON.parse(readFileSync(join(outDir, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const all = Object.values(entries);
const queue = all.filter(
  ({ id, type }) => type === 'docs' && (parts.length === 0 || parts.some((part) => id.includes(part))),
);
const { length } = queue;
const getIds = ({ importPath }: Entry) =>
  all.filter((entry) => entry.type === 'story' && entry.importPath === importPath).map(({ id }) => id);

const server = await preview({
  configFile: false,
  root,
  // What isn't there is a 404, rather than the first page.
  appType: 'mpa',
  base: '/un/dossier/',
  build: { outDir },
  preview: {
    port: Number(process.env.PORT ?? 0),
    host: '127.0.0.1',
    // As static hosts do.
    headers: { 'cache-control': 'max-age=600' },
  },
});
const browser = await chromium.launch(await launchOptions());
const start = performance.now();
try {
  const [base = ''] = server.resolvedUrls?.local ?? [];
  const whole = await openWhole(browser, base);
  const tabs = Array.from({ length: TABS }, () => openInTab(browser, base, queue, getIds));
  const problems = [...whole, ...(await Promise.all(tabs)).flat()];
  const failed = new Set(problems.map(({ id }) => id));
  console.log(
    `${length - failed.size} of ${length} stand, in ${Math.round((performance.now() - start) / 1000)} s.`,
  );
  if (failed.size > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
}
