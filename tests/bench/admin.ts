import { rm } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { createStaticHost } from '#prerender/staticHost.ts';
import { createThrowAwayData } from '../../supabase/embedded/backend.ts';
import { startServer } from '../../supabase/embedded/server.ts';
import { sessionOf } from '../e2e/accounts.ts';
import { mean, median, quantile } from './statistics.ts';

const articleCount = 10_000;
const oldestTitle = 'Tout premier enregistrement';
const newestTitle = 'Entrevue 1 : la régie';
const searchField = 'input[type=search]';
/** What the page says when all articles are there. */
const WHOLE = 'all articles are there';
const slowdown = 4;
/** How far the page is scrolled at a time, in px. */
const SCREENFUL = 700;
const goals = { usable: 1000, keyRatio: 1.25 };

/** Titles of a few words each, one a quarter of an hour, and one older than all others. */
const articlesSql = `
insert into public.articles (title, slug, excerpt, content, status, category_id, author_id, created_at)
select 'Entrevue ' || number || ' : ' || (array['le micro', 'la régie', 'le montage', 'l’éclairage'])[1 + number % 4],
  'banc-' || number, 'Notes de tournage, prise ' || number || ' : ce que l’on garde, ce que l’on coupe.', '',
  (array['draft', 'published', 'archived']::public.article_status[])[1 + number % 3],
  (select id from public.categories order by name offset number % 3 limit 1),
  (select user_id from private.accounts where role = 'editor' limit 1),
  now() - number * interval '15 minutes'
from generate_series(1, ${articleCount - 1}) as number;
insert into public.articles (title, slug, content, created_at)
values ('${oldestTitle}', 'banc-premier', '', '2001-01-01');`;

/**
 * The list of articles with ${articleCount} of them, on the embedded backend: how soon it can be used, what a key in the
 * search costs beside one in a bare field, and whether a frame ever keeps the person waiting.
 */
export async function benchAdmin(browser: Browser, { dir, rounds }: { dir: string; rounds: number }) {
  const dataDir = await createThrowAwayData();
  const server = await startServer({ site: createStaticHost({ dir }), port: 0, dataDir });
  try {
    await server.backend.exec(articlesSql);
    const results = [];
    for (let round = 0; round <= rounds; round += 1) {
      const result = await measureRound(browser, server.url);
      // The first one pays for the start of the browser and of the database.
      if (round > 0) results.push(result);
    }
    report(results);
  } finally {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Round = Awaited<ReturnType<typeof measureRound>>;

async function measureRound(browser: Browser, url: string) {
  const session = JSON.stringify(await sessionOf('admin', url));
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'fr-CA',
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: [{ name: 'porte-voix-session', value: session }] }],
    },
  });
  try {
    const list = await context.newPage();
    await list.addInitScript(watch, WHOLE);
    const loaded = await measureLoading(list, () => list.goto(`${url}/admin/articles`));
    const whileLoading = await slowDown(list);
    const slowlyLoaded = await measureLoading(list, () => list.reload());
    await whileLoading.end();

    await list.evaluate(addBareField);
    const blank = await context.newPage();
    await blank.goto('about:blank');
    await blank.evaluate(watch, WHOLE);
    await blank.evaluate(addBareField);

    const keys = await typeInTurn(list, blank);
    await blank.close();
    const used = await measureUse(list);
    const whileUsed = await slowDown(list);
    const slowlyUsed = await measureUse(list);
    await whileUsed.end();
    return { ...keys, atFullSpeed: { ...loaded, ...used }, slowly: { ...slowlyLoaded, ...slowlyUsed } };
  } finally {
    await context.close();
  }
}

/**
 * How soon the list can be used, and the long frames until all of it is there and ready to be searched. Nothing is asked of the page
 * meanwhile: a question in each frame, as the locators ask, costs a slow page more than its own work.
 */
async function measureLoading(list: Page, load: () => Promise<unknown>) {
  const whole = list.waitForEvent('console', { predicate: (message) => message.text() === WHOLE });
  await load();
  await whole;
  await list.waitForTimeout(2000);
  return { usable: await list.evaluate(() => window.usableAt), loading: await takeLongFrames(list) };
}

/** The long frames of a search that is as long as a title, of its end, and of 20 screenfuls of scrolling. */
async function measureUse(list: Page) {
  await list.evaluate(() => {
    scrollTo(0, 0);
  });
  await list.locator(searchField).fill('');
  await list.waitForTimeout(1000);
  await takeLongFrames(list);
  await showsFirst(list, oldestTitle, () => list.keyboard.insertText(oldestTitle));
  await list.keyboard.press('ControlOrMeta+a');
  await showsFirst(list, newestTitle, () => list.keyboard.press('Delete'));
  const searching = await takeLongFrames(list);
  for (let step = 0; step < 20; step += 1) {
    await list.mouse.wheel(0, SCREENFUL);
    await list.waitForTimeout(100);
  }
  return { searching, scrolling: await takeLongFrames(list) };
}

/** Waits until the first row is the article of this title; asks late and seldom, for the same reason. */
async function showsFirst(list: Page, title: string, act: () => Promise<unknown>) {
  await act();
  await list.waitForTimeout(1000);
  await list.waitForFunction((wanted) => document.querySelector('tbody a')?.textContent === wanted, title, {
    polling: 500,
  });
}

/** A page at a time: the browser slows a page down by keeping a processor busy, which would slow the others as well. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { end: () => session.detach() };
}

/**
 * The same words in the search, in a bare field of the same page, and in one of an empty page, each in turn. Some keys follow
 * fast; others so slowly that a list which followed between two of them would make them wait.
 */
async function typeInTurn(list: Page, blank: Page) {
  const keys = { search: [] as number[], bare: [] as number[], blank: [] as number[] };
  for (const delay of [90, 215]) {
    for (const [name, page, field] of [
      ['search', list, list.locator(searchField)],
      ['bare', list, list.locator('#bare')],
      ['blank', blank, blank.locator('#bare')],
    ] as const) {
      await page.bringToFront();
      const slow = await slowDown(page);
      await field.fill('');
      await takeKeyPaints(page);
      await field.pressSequentially('entrevue 77', { delay });
      await page.waitForTimeout(600);
      keys[name].push(...(await takeKeyPaints(page)));
      await slow.end();
    }
  }
  return keys;
}

/** Milliseconds from each key to the end of the frame that shows it, since they were last asked for. */
const takeKeyPaints = (page: Page) => page.evaluate(() => window.keyPaints.splice(0));

/** How long the long frames were, in milliseconds, since they were last asked for. */
const takeLongFrames = (page: Page) => page.evaluate(() => window.longFrames.splice(0));

declare global {
  interface Window {
    /** Milliseconds from the navigation to rows on screen; 0 until then. */
    usableAt: number;
    /** Milliseconds from each key to the end of the frame that shows it. */
    keyPaints: number[];
    longFrames: number[];
  }
}

/** Runs in the page. */
function watch(whole: string) {
  Object.assign(window, { usableAt: 0, keyPaints: [], longFrames: [] });
  const afterPaint = (callback: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', callback);
      port1.start();
      port2.postMessage(null);
    });
  // The browser's own measure comes in steps of 8 ms, and is silent under 16: too coarse for a bare field.
  addEventListener('keydown', ({ timeStamp }) => {
    afterPaint(() => window.keyPaints.push(performance.now() - timeStamp));
  });
  new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) if (duration > 50) window.longFrames.push(duration);
  }).observe({ type: 'long-animation-frame' });
  new MutationObserver((_changes, observer) => {
    if (window.usableAt === 0 && document.querySelector('tbody a')) {
      window.usableAt = performance.now();
      afterPaint(() => (window.usableAt = performance.now()));
    }
    if (!/^10.\d{3} articles$/.test(document.querySelector('output')?.textContent ?? '')) return;
    observer.disconnect();
    console.debug(whole);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Runs in the page. */
function addBareField() {
  const field = Object.assign(document.createElement('input'), { id: 'bare' });
  field.style.cssText = 'position: fixed; top: 0; left: 50%; z-index: 99';
  document.body.append(field);
}

const phases = [
  ['loading', 'au chargement'],
  ['searching', 'à la recherche'],
  ['scrolling', 'au défilement'],
] as const;

function report(results: Round[]) {
  const marked = (value: number, goal: number, digits: number, unit = '') =>
    `${value.toFixed(digits)}${unit}${value > goal ? ' ✗' : ''}`;
  const milliseconds = (pick: (round: Round) => number) => median(results.map(pick));
  const all = (pick: (round: Round) => number[]) => results.flatMap(pick);
  const [search, bare, blank] = [
    all((round) => round.search),
    all((round) => round.bare),
    all((round) => round.blank),
  ];
  const frames = (speed: 'atFullSpeed' | 'slowly') =>
    Object.fromEntries(
      phases.map(([phase, label]) => {
        const durations = all((round) => round[speed][phase]);
        const missed = speed === 'atFullSpeed' && durations.length > 0 ? ' ✗' : '';
        return [
          `images longues ${label}${speed === 'slowly' ? `, processeur ÷ ${slowdown}` : ''}`,
          `${durations.length} (${Math.max(0, ...durations).toFixed(0)} ms)${missed}`,
        ];
      }),
    );
  console.table({
    'première ligne utilisable': marked(
      milliseconds(({ atFullSpeed }) => atFullSpeed.usable),
      goals.usable,
      0,
      ' ms',
    ),
    [`première ligne, processeur ÷ ${slowdown}`]: `${milliseconds(({ slowly }) => slowly.usable).toFixed(0)} ms`,
    'touche dans la recherche': `${mean(search).toFixed(1)} ms`,
    'touche dans un champ nu de la même page': `${mean(bare).toFixed(1)} ms`,
    'touche dans un champ nu d’une page vide': `${mean(blank).toFixed(1)} ms`,
    'rapport, moyenne': marked(mean(search) / mean(bare), goals.keyRatio, 3),
    'rapport, 95e centile': marked(quantile(search, 0.95) / quantile(bare, 0.95), goals.keyRatio, 3),
    ...frames('atFullSpeed'),
    ...frames('slowly'),
    'article le plus ancien': 'trouvé',
  });
  console.warn(
    `${results.length} tours, ${articleCount} articles, processeur ÷ ${slowdown}. Buts : ${goals.usable} ms, rapports ≤ ${goals.keyRatio}, ` +
      'aucune image de plus de 50 ms à pleine vitesse. ✗ marque ce qui les manque.',
  );
}
