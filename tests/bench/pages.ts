import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { chromium } from 'playwright';
import { launchOptions } from '../browser.ts';
import { startSites } from './sites.ts';
import { median } from './statistics.ts';
import { type Visit, visit } from './visit.ts';

const goals = {
  scripts: 20,
  scriptKilobytes: 120,
  blockingTime: 50,
  ownBlockingTime: 50,
  ratio: 1.05,
  layoutShift: 0.001,
};

type Pair = { whole: Visit; scriptless: Visit };
type Sites = { whole: string; scriptless: string };

/**
 * Lighthouse's visits to pages of the site built in `dir`, on its default phone, in pairs with visits to
 * the same pages without scripts. Without `paths`, to every public page.
 */
export async function benchPages(options: { dir: string; rounds: number; paths: string[] | undefined }) {
  const sites = await startSites(options.dir);
  const paths = options.paths ?? sites.paths;
  const port = await freePort();
  const launch = await launchOptions();
  const browser = await chromium.launch({
    ...launch,
    args: [...(launch.args ?? []), `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
  });
  const rows: Record<string, Record<string, string>> = {};
  try {
    for (const path of paths) {
      // The first visit of all fills the server's cache of compressed files.
      await visit(port, sites.whole + path, true);
      const pairs: Pair[] = [];
      for (let round = 0; round < options.rounds; round += 1)
        pairs.push(await measurePair(port, path, sites, round));
      rows[path] = summarize(pairs);
      console.warn(path, ...Object.values(rows[path]));
    }
  } finally {
    await browser.close();
    await sites.close();
  }
  console.table(rows);
  console.warn(
    `Médianes de ${options.rounds} paires. Buts : ${goals.scripts} scripts, ${goals.scriptKilobytes} Ko, blocage ≤ ${goals.blockingTime} ms, ` +
      `rapports ≤ ${goals.ratio}, décalage ≤ ${goals.layoutShift}. ✗ marque ce qui les manque.`,
  );
}

async function measurePair(port: number, path: string, sites: Sites, round: number): Promise<Pair> {
  const measureWhole = () => visit(port, sites.whole + path, true);
  const measureScriptless = () => visit(port, sites.scriptless + path, false);
  // Each goes first every other time, so that a machine that warms up or slows down favours neither.
  if (round % 2 === 0) return { whole: await measureWhole(), scriptless: await measureScriptless() };
  const scriptless = await measureScriptless();
  return { whole: await measureWhole(), scriptless };
}

function summarize(pairs: Pair[]): Record<string, string> {
  const typical = (key: keyof Visit) => median(pairs.map(({ whole }) => whole[key]));
  const mark = (text: string, value: number, goal: number) => text + (value > goal ? ' ✗' : '');
  const count = (key: keyof typeof goals & keyof Visit, digits: number, unit = '') =>
    mark(typical(key).toFixed(digits) + unit, typical(key), goals[key]);
  const ratio = (key: 'firstPaint' | 'largestPaint') => {
    const value = median(pairs.map(({ whole, scriptless }) => whole[key] / scriptless[key]));
    return mark(value.toFixed(3), value, goals.ratio);
  };
  return {
    scripts: count('scripts', 0),
    requêtes: typical('requests').toFixed(0),
    'scripts (Ko)': count('scriptKilobytes', 1),
    blocage: count('blockingTime', 0, ' ms'),
    'blocage, processeur seul': count('ownBlockingTime', 0, ' ms'),
    'blocage sans scripts': `${median(pairs.map(({ scriptless }) => scriptless.blockingTime)).toFixed(0)} ms`,
    'rapport premier affichage': ratio('firstPaint'),
    'rapport plus grand': ratio('largestPaint'),
    décalage: count('layoutShift', 3),
  };
}

/** Lighthouse finds the browser by a port. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
