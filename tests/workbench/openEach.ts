// npx node tests/workbench/openEach.ts [PARTS OF IDS] — opens each guide of `storybook-static` once, with all stories that stand in it,
// from a folder of a site, as whoever looks does, and says when the first piece was there. Fails where one throws, writes a warning or an
// error to the console, or misses a file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { launchOptions } from '../browser.ts';
import { aboutOthers, listen } from './listen.ts';

const root = join(import.meta.dirname, '../..');
const outDir = join(root, 'storybook-static');
/** No guide takes so many ms to come. */
const LONGEST = 60_000;
/** Beside more of them, a guide takes a minute on two cores. */
const TABS = 2;

type Render = { id: string; phase: string; story?: { parameters: { expectedMessages?: RegExp[] } } };
type Workbench = { __STORYBOOK_PREVIEW__?: { storyRenders?: Render[] } };

/** In the page: whether the piece that a guide begins with is there, with what it asks for; where it has none, its text. */
function isFirstThere() {
  const isDrawn = (drawn: Element | null | undefined) =>
    Boolean(drawn?.querySelector('*')) && !drawn?.querySelector('[aria-busy=true]');
  const piece = document.querySelector('.sbdocs :is(.sb-story, iframe, img)');
  if (piece instanceof HTMLImageElement) return piece.complete;
  if (piece instanceof HTMLIFrameElement)
    return isDrawn(piece.contentDocument?.querySelector('.sb-show-main #storybook-root'));
  return piece ? isDrawn(piece.querySelector('[id$=inner]')) : Boolean(document.querySelector('.sbdocs h1'));
}

/** In a window: what isn't there yet, what fails, and what its stories may write to the console. */
function look() {
  const renders = (globalThis as Workbench).__STORYBOOK_PREVIEW__?.storyRenders ?? [];
  const guide = document.querySelector('.sbdocs');
  // A guide without stories says something.
  const isBegun = guide ? guide.querySelector('.sbdocs-content')?.textContent : renders.length > 0;
  return {
    missing: [
      ...(isBegun ? [] : [location.search]),
      ...renders.flatMap(({ id, phase }) => (/^(finished|errored)$/.test(phase) ? [] : id)),
    ],
    faults: renders.flatMap(({ id, phase }) => (phase === 'errored' ? `${id} fails` : [])),
    expected: renders
      .flatMap(({ story }) => story?.parameters.expectedMessages ?? [])
      .map(({ source, flags }) => ({ source, flags })),
  };
}

const lookAll = (page: Page) =>
  Promise.all(
    page
      .frames()
      .filter((frame) => frame.url().includes('iframe.html'))
      .map((frame) =>
        frame.evaluate(look).catch(() => ({ missing: [frame.url()], faults: [], expected: [] })),
      ),
  );

/** Opens a guide. Gives what is wrong with it, and after how many ms its first piece was there. */
async function openGuide(context: BrowserContext, base: string, id: string) {
  const page = await context.newPage();
  const reported: string[] = [];
  listen(page, (text) => reported.push(text));
  await page.goto(`${base}iframe.html?id=${encodeURIComponent(id)}&viewMode=docs`, { waitUntil: 'commit' });
  const first = await page
    .waitForFunction(isFirstThere, undefined, { timeout: LONGEST })
    .then(() => page.evaluate(() => performance.now()))
    .catch(() => Infinity);
  let windows = await lookAll(page);
  // Stories of a guide begin in the frames after it.
  for (let calm = 0; calm < 3; calm += 1) {
    const isThere = windows.every(({ missing, faults }) => missing.length === 0 || faults.length > 0);
    if (!isThere && (await page.evaluate(() => performance.now())) < LONGEST) calm = 0;
    await page.waitForTimeout(100);
    windows = await lookAll(page);
  }
  await page.close();
  const expected = windows.flatMap((one) =>
    one.expected.map(({ source, flags }) => new RegExp(source, flags)),
  );
  const unexpected = reported.filter((text) => ![...aboutOthers, ...expected].some((one) => one.test(text)));
  const missing = windows.flatMap((one) => one.missing.map((name) => `isn't there: ${name}`));
  return { first, faults: [...windows.flatMap(({ faults }) => faults), ...missing, ...unexpected] };
}

/** The workbench itself, with its panels and its list of stories, around one story. */
async function openWhole(context: BrowserContext, base: string) {
  const page = await context.newPage();
  const reported: string[] = [];
  listen(page, (text) => reported.push(text));
  await page.goto(`${base}?path=/story/composants-bouton-·-button--default`);
  const button = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root button');
  await button.first().waitFor();
  await page.close();
  return reported.filter((text) => !aboutOthers.some((pattern) => pattern.test(text)));
}

const parts = process.argv.slice(2);
const { entries } = JSON.parse(readFileSync(join(outDir, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; type: 'story' | 'docs' }>;
};
const queue = Object.values(entries).flatMap(({ id, type }) =>
  type === 'docs' && (parts.length === 0 || parts.some((part) => id.includes(part))) ? id : [],
);
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
/** The ms to the first piece, by guide. */
const firsts = new Map<string, number>();
const tell = (id: string, faults: string[]) => {
  for (const fault of faults) console.error(`${id}: ${fault.slice(0, 500)}`);
  if (faults.length > 0) process.exitCode = 1;
};
try {
  const [base = ''] = server.resolvedUrls?.local ?? [];
  await Promise.all(
    Array.from({ length: Math.min(TABS, queue.length) }, async (_, tab) => {
      // A profile of its own: tabs of one would share sessions and drafts.
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'fr-CA' });
      if (tab === 0) tell('The workbench', await openWhole(context, base));
      for (let id = queue.shift(); id; id = queue.shift()) {
        const { first, faults } = await openGuide(context, base, id);
        firsts.set(id, Math.round(first));
        tell(id, faults);
      }
    }),
  );
} finally {
  await browser.close();
  await server.close();
}
const slowest = [...firsts].toSorted(([, one], [, other]) => other - one);
console.log(
  `First piece of ${slowest.length} guides: nineteen of twenty after ${slowest[Math.floor(slowest.length / 20)]?.[1]} ms; the slowest:`,
);
for (const [id, ms] of slowest.slice(0, 5)) console.log(`  ${ms} ms ${id}`);
