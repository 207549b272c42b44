import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rm } from 'node:fs/promises';
import { getRequestListener } from '@hono/node-server';
import type { Site } from '../../src/entry-server.ts';
import { Content } from '../../src/server/content.ts';
import { createThrowAwayData } from '../../supabase/embedded/backend.ts';
import { type RunningServer, startServer } from '../../supabase/embedded/server.ts';
import { openSite } from '../../supabase/embedded/siteBuild.ts';
import { median, quantile } from './statistics.ts';

const goals = { ratio: 1.3, ofFile: 0.8, seconds: 40, megabytes: 500 };
const readers = 200;
const seconds = 10;

const articles = (count: number) => `
insert into public.articles (title, slug, content, excerpt, status, published_at, category_id)
select 'Article ' || n, 'article-' || n, repeat('Le son porte la voix. ', 150), 'Un article parmi d’autres.', 'published',
  now() - n * interval '1 hour', (select id from public.categories order by name offset n % 3 limit 1)
from generate_series(1, ${count}) as n;
analyze`;

/**
 * How soon a change shows with each number of articles, how fast pages are served meanwhile, and what the export of the
 * whole site costs, most of the time for pictures that are drawn once.
 */
export async function benchPublish({ counts, rounds }: { counts: number[]; rounds: number }): Promise<void> {
  const medians: Record<string, number[]> = {};
  for (const count of counts) {
    const dataDir = await createThrowAwayData();
    try {
      await withServer(dataDir, async (server) => {
        await server.backend.exec(articles(count));
        for (const [name, times] of Object.entries(await latencies(server, rounds))) {
          (medians[name] ??= []).push(median(times));
          const shown = `${median(times).toFixed(0)} ms (95e ${quantile(times, 0.95).toFixed(0)})`;
          console.warn(`${count} articles, de la sauvegarde au HTML, ${name} : ${shown}`);
        }
        console.table({ [`${count} articles`]: await throughput(server) });
        console.table({ [`${count} articles, base de données ailleurs`]: await exported(dataDir) });
      });
      console.table({ [`${count} articles, base de données comprise`]: await exported(dataDir) });
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  }
  for (const [name, of] of Object.entries(medians)) {
    const ratio = (of.at(-1) ?? Number.NaN) / (of[0] ?? Number.NaN);
    console.warn(`${name}, ${counts.at(-1)} articles contre ${counts[0]} : ${ratio.toFixed(2)} fois`);
  }
  console.warn(
    `Buts : au plus ${goals.ratio} fois, au moins ${goals.ofFile} d’un fichier, ` +
      `${goals.seconds} s et ${goals.megabytes} Mo pour l’export, encore.`,
  );
}

/** Serves the built site over the data in a folder. */
export async function withServer<Result>(
  dataDir: string,
  work: (server: RunningServer, site: Site) => Promise<Result>,
) {
  let site: Site | undefined;
  let stopWatching: (() => void) | undefined;
  const server = await startServer({
    site: async (request) => site?.answer(request) ?? new Response(null, { status: 503 }),
    onWrite: () => void site?.refresh(),
    port: 0,
    dataDir,
  });
  try {
    site = await openSite('.', { backend: server.backend.fetch });
    await site.refresh();
    stopWatching = site.watch();
    return await work(server, site);
  } finally {
    stopWatching?.();
    await server.close();
  }
}

async function write({ url, backend }: RunningServer, method: 'POST' | 'PATCH', to: string, row: object) {
  const response = await fetch(`${url}/rest/v1/${to}`, {
    method,
    headers: {
      apikey: backend.serviceKey,
      authorization: `Bearer ${backend.serviceKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(row),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Milliseconds from the answer of a save until an address shows it. */
async function latencies(server: RunningServer, rounds: number) {
  const addresses = { article: '/blog/article-1', blogue: '/blog', fil: '/blog/feed.xml' };
  const found: Record<string, number[]> = {};
  for (const [name, address] of Object.entries(addresses)) {
    const times: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const title = `Titre ${name} ${round}`;
      await write(server, 'PATCH', 'articles?slug=eq.article-1', { title });
      const saved = performance.now();
      while (!(await (await fetch(server.url + address)).text()).includes(title)) {
        if (performance.now() - saved > 10_000) throw new Error(`${address} doesn't show ${title}.`);
      }
      if (round > 0) times.push(performance.now() - saved);
    }
    found[name] = times;
  }
  return found;
}

/** Requests a second of a page against the same bytes as a file, and the slow ones while an article is published each second. */
async function throughput(server: RunningServer) {
  const page = `${server.url}/blog/article-2`;
  const file = new Content('text/html; charset=utf-8', await (await fetch(page)).text());
  const listener = getRequestListener((request) => file.respond(request, 200, {}), {
    overrideGlobalObjects: false,
  });
  const plain = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
  const plainUrl = `http://127.0.0.1:${(plain.address() as AddressInfo).port}/`;
  const [ofFile, ofPage] = [await load(plainUrl), await load(page)];
  let published = 0;
  const publishing = setInterval(() => {
    published += 1;
    const row = { title: `Nouveau ${published}`, slug: `nouveau-${published}`, status: 'published' };
    void write(server, 'POST', 'articles', { ...row, published_at: new Date().toISOString() });
  }, 1000);
  const meanwhile = await load(page);
  clearInterval(publishing);
  plain.close();
  return {
    'requêtes par seconde, contre un fichier': (ofPage.length / ofFile.length).toFixed(2),
    [`99e centile à ${readers} lecteurs`]: `${quantile(meanwhile, 0.99).toFixed(0)} ms`,
  };
}

async function load(url: string) {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: readers }, async () => {
      while (performance.now() < end) {
        const began = performance.now();
        await (await fetch(url)).arrayBuffer();
        times.push(performance.now() - began);
      }
    }),
  );
  return times;
}

const reportMemory = `data:text/javascript,process.on('exit',()=>console.log('peak '+process.resourceUsage().maxRSS))`;

/**
 * Seconds and megabytes of the process that exports; of the second export, with the pictures that the first has drawn.
 * While a server uses the data, it answers, as a hosted project would; else the database is in the same process.
 */
async function exported(dataDir: string) {
  const run = () =>
    new Promise<{ time: number; memory: number }>((resolve, reject) => {
      const began = performance.now();
      let output = '';
      const child = spawn(
        process.execPath,
        ['--max-semi-space-size=8', '--import', reportMemory, 'supabase/embedded/commands/exportSite.ts'],
        { env: { ...process.env, DATA_DIR: dataDir }, stdio: ['ignore', 'pipe', 'inherit'] },
      );
      child.stdout.on('data', (text: Buffer) => (output += text.toString()));
      child.once('exit', (status) => {
        if (status !== 0) return reject(new Error(`The export ended with ${status}.`));
        const memory = Number(/peak (\d+)/.exec(output)?.[1]) / 1024;
        resolve({ time: (performance.now() - began) / 1000, memory });
      });
    });
  const shown = ({ time, memory }: { time: number; memory: number }) =>
    `${time.toFixed(0)} s, ${memory.toFixed(0)} Mo`;
  return { export: shown(await run()), 'export, encore': shown(await run()) };
}
