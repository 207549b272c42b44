// Paints of the built site against the same pages stripped of their scripts, in pairs and in one go:
// `npm run bench` for the home page, `npm run bench -- --routes` for every public page, `npm run bench -- /blog /auth` for some;
// `--rounds 5` for a quicker answer. `npm run bench -- --admin` measures the list of articles in the database instead, and
// `npm run bench -- --backend` many readers and writers of the embedded backend at once, `npm run bench -- --editor` a key in
// a long article, of other builds as well when they are named: `npm run bench -- --editor OTHER_CHECKOUT`; `npm run bench -- --publish` measures how soon a change shows, and the export,
// with 100, 1,000 and 10,000 articles or as many as are named: `npm run bench -- --publish 10000`;
// `npm run bench -- --checks` how long « Vérifier » takes;
// `npm run bench -- --revisions` opens 10 and 1,000 versions of an article;
// `npm run bench -- --desk` the other screens of the team with 10,000 accounts, 100,000 messages and 10,000 articles;
// `npm run bench -- --schedules` how soon planned articles appear while the server is stopped and killed.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../browser.ts';
import { benchAdmin } from './admin.ts';
import { benchBackend } from './backend.ts';
import { benchChecks } from './checks.ts';
import { benchDesk } from './desk.ts';
import { benchEditor } from './editor.ts';
import { benchPublish } from './publish.ts';
import { benchRevisions } from './revisions.ts';
import { benchSchedules } from './schedules.ts';
import { startSites } from './sites.ts';
import { median } from './statistics.ts';
import { type Visit, visit } from './visit.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    routes: { type: 'boolean', default: false },
    admin: { type: 'boolean', default: false },
    backend: { type: 'boolean', default: false },
    publish: { type: 'boolean', default: false },
    revisions: { type: 'boolean', default: false },
    schedules: { type: 'boolean', default: false },
    editor: { type: 'boolean', default: false },
    desk: { type: 'boolean', default: false },
    checks: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '9' },
    dir: { type: 'string', default: '.' },
  },
});
const goals = { ratio: 1.05, blockingTime: 20, layoutShift: 0.001, scriptBytesAtStart: 5 * 1024 };

const browser = await chromium.launch(await launchOptions());
try {
  if (values.backend) await benchBackend();
  else if (values.publish)
    await benchPublish({
      counts: positionals.length > 0 ? positionals.map(Number) : [100, 1000, 10_000],
      rounds: Number(values.rounds),
    });
  else if (values.checks) await benchChecks(browser, { dir: values.dir, rounds: Number(values.rounds) });
  else if (values.revisions) await benchRevisions({ rounds: Number(values.rounds) });
  else if (values.schedules) await benchSchedules();
  else if (values.editor)
    await benchEditor(browser, { dirs: [values.dir, ...positionals], rounds: Number(values.rounds) });
  else if (values.desk) await benchDesk({ rounds: Number(values.rounds) });
  else if (values.admin) await benchAdmin({ rounds: Number(values.rounds) });
  else await benchPages();
} finally {
  await browser.close();
}

async function benchPages() {
  const sites = await startSites(values.dir);
  const paths = values.routes ? await publicPaths(sites.whole) : positionals.length > 0 ? positionals : ['/'];
  try {
    // The first visit of all pays for the start of the browser and fills the server's cache of compressed files.
    for (const path of paths) {
      await visit(browser, sites.whole + path, true);
      await visit(browser, sites.scriptless + path, false);
    }
    console.table(
      Object.fromEntries(await inTurn(paths, async (path) => [path, await compare(path, sites)])),
    );
  } finally {
    await sites.close();
  }
  console.warn(
    `Médianes de ${values.rounds} paires, du triple là où un but était manqué. Buts : rapports ≤ ${goals.ratio}, blocage ≤ ${goals.blockingTime} ms, ` +
      `décalage ≤ ${goals.layoutShift}, scripts au départ < 5 Ko. ✗ marque ce qui les manque.`,
  );
}

type Sites = { whole: string; scriptless: string };

/** A page that misses a goal may owe it to the machine: three times as many pairs, all of them counted, tell. */
async function compare(path: string, sites: Sites) {
  const pairs = await measurePairs(path, sites, Number(values.rounds));
  if (isMarked(summary(pairs))) pairs.push(...(await measurePairs(path, sites, 2 * Number(values.rounds))));
  const row = summary(pairs);
  console.warn(path, ...Object.values(row).slice(0, 6));
  return row;
}

function isMarked(row: Record<string, string>) {
  return Object.values(row).some((cell) => cell.endsWith('✗'));
}

type Pair = { whole: Visit; scriptless: Visit };

function measurePairs(path: string, sites: Sites, count: number): Promise<Pair[]> {
  return inTurn(Array.from({ length: count }).keys(), async (round) => {
    const measureWhole = () => visit(browser, sites.whole + path, true);
    const measureScriptless = () => visit(browser, sites.scriptless + path, false);
    // Each goes first every other time, so that a machine that warms up or slows down favours neither.
    if (round % 2 === 0) return { whole: await measureWhole(), scriptless: await measureScriptless() };
    const scriptless = await measureScriptless();
    return { whole: await measureWhole(), scriptless };
  });
}

function summary(pairs: Pair[]): Record<string, string> {
  const ratio = (key: 'firstPaint' | 'largestPaint') =>
    median(pairs.map(({ whole, scriptless }) => whole[key] / scriptless[key]));
  const typical = (key: keyof Visit) => median(pairs.map(({ whole }) => whole[key]));
  const marked = (value: number, goal: number, digits: number, unit = '') =>
    `${value.toFixed(digits)}${unit}${value > goal ? ' ✗' : ''}`;
  const kilobytes = (key: keyof Visit) => (typical(key) / 1024).toFixed(1);

  return {
    'premier affichage': `${typical('firstPaint').toFixed(0)} ms`,
    'rapport premier': marked(ratio('firstPaint'), goals.ratio, 3),
    'plus grand affichage': `${typical('largestPaint').toFixed(0)} ms`,
    'rapport plus grand': marked(ratio('largestPaint'), goals.ratio, 3),
    blocage: marked(typical('blockingTime'), goals.blockingTime, 0, ' ms'),
    décalage: marked(typical('layoutShift'), goals.layoutShift, 3),
    'scripts au départ (Ko)': marked(
      typical('scriptBytesAtStart') / 1024,
      goals.scriptBytesAtStart / 1024,
      1,
    ),
    'scripts (Ko)': kilobytes('scriptBytes'),
    'HTML (Ko)': kilobytes('htmlBytes'),
    'polices (Ko)': kilobytes('fontBytes'),
    paires: `${pairs.length}`,
  };
}

/** The pages of the site map: what the site says is public. */
async function publicPaths(origin: string) {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

async function inTurn<Item, Result>(items: Iterable<Item>, work: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
