import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { LOCAL_PUBLISHABLE_KEY } from '../../src/data/localBackend.ts';
import { createThrowAwayData } from '../../supabase/embedded/backend.ts';
import { startServer } from '../../supabase/embedded/server.ts';
import { openSite } from '../../supabase/embedded/siteBuild.ts';
import { median, quantile } from './statistics.ts';

const seconds = 15;
const goal = { writeAtMost: 1000, pageBesideSearches: 3 };

const unlimited = { requests: 1e9, seconds: 1 };
const rateLimits = {
  signIn: unlimited,
  refresh: unlimited,
  verify: unlimited,
  mail: unlimited,
  work: unlimited,
};

/** The list of articles as the site's blog asks for it, in pages of its own for each reader. */
const listPath = (reader: number) =>
  `/rest/v1/articles?select=id,title,slug,excerpt,published_at,categories(name,color),profiles(first_name,last_name)` +
  `&status=eq.published&order=published_at.desc&limit=12&offset=${reader % 24}`;

/**
 * 200 readers and 20 writers at once, each asking again as soon as they are answered, against readers or writers alone:
 * what the engine can do at most. The data are on the disk, and a write is answered once it is there too. First, how much longer the
 * rows of a page take while another network searches over sixty connections; last, how long the blog shows the list of before under
 * that load, while an article is published each second.
 */
export async function benchBackend(): Promise<void> {
  const dataDir = await createThrowAwayData();
  let site = async (_request: Request) => new Response('');
  let refresh = async () => {};
  const server = await startServer({
    site: (request) => site(request),
    onWrite: () => void refresh(),
    port: 0,
    dataDir,
    rateLimits,
  });
  const session = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    body: JSON.stringify({ email: 'editor@porte-voix.example', password: 'porte-voix-local' }),
  });
  const { access_token: token } = (await session.json()) as { access_token: string };

  const read = (reader: number) =>
    fetch(server.url + listPath(reader), { headers: { apikey: LOCAL_PUBLISHABLE_KEY } });
  const write = (table = 'tags', row: object = { name: crypto.randomUUID(), slug: crypto.randomUUID() }) =>
    fetch(`${server.url}/rest/v1/${table}`, {
      method: 'POST',
      headers: {
        apikey: LOCAL_PUBLISHABLE_KEY,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(row),
    });

  async function measure(readers: number, writers: number) {
    const times: Record<'read' | 'write', number[]> = { read: [], write: [] };
    const end = performance.now() + seconds * 1000;
    const goOn = async (kind: 'read' | 'write', ask: () => Promise<Response>) => {
      while (performance.now() < end) {
        const began = performance.now();
        const response = await ask();
        await response.arrayBuffer();
        // Too many wait: whoever asks comes back when the answer says.
        if (response.status === 503) await setTimeout(Number(response.headers.get('retry-after')) * 1000);
        else if (!response.ok) throw new Error(`A ${kind} was answered ${response.status}.`);
        else times[kind].push(performance.now() - began);
      }
    };
    await Promise.all([
      ...Array.from({ length: readers }, (_, reader) => goOn('read', () => read(reader))),
      ...Array.from({ length: writers }, () => goOn('write', () => write())),
    ]);
    const row = (kind: 'read' | 'write') => ({
      [`${kind}s/s`]: Math.round(times[kind].length / seconds),
      [`${kind} p50 ms`]: Math.round(quantile(times[kind], 0.5)),
      [`${kind} p95 ms`]: Math.round(quantile(times[kind], 0.95)),
    });
    return { ...row('read'), ...row('write') };
  }

  async function measureBlog() {
    const built = await openSite('.', { backend: server.backend.fetch });
    ({ answer: site, refresh } = built);
    const stopWatching = built.watch();
    const load = measure(200, 20);
    const times = await timePublications(server.url, (row) => write('articles', row));
    await load;
    stopWatching();
    return { 'p50 ms': Math.round(quantile(times, 0.5)), 'p95 ms': Math.round(quantile(times, 0.95)) };
  }

  try {
    console.table({
      'the rows of a page, beside sixty searches of another network': await measureShares(server),
    });
    console.table({
      '1 reader': await measure(1, 0),
      '200 readers, 20 writers': await measure(200, 20),
    });
    console.table({ 'from a publication to the blog, under the same load': await measureBlog() });
    console.warn(
      `Goal: 95 of 100 writes within ${goal.writeAtMost} ms beside 200 readers; a page beside searches within ${goal.pageBesideSearches} times what it takes alone.`,
    );
  } finally {
    await server.close();
    await rm(dataDir, { recursive: true });
  }
}

/** How long the rows of a page take for one network, alone and while another one searches over sixty connections. */
async function measureShares({ url, backend }: Awaited<ReturnType<typeof startServer>>) {
  const headers = { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' };
  const ask = async (address: string, path: string, init?: RequestInit) => {
    const request = new Request(url + path, { headers, ...init });
    await (await backend.fetch(request, { address })).arrayBuffer();
  };
  const rows = [
    listPath(0),
    ...['site_contents', 'projects', 'shows'].map((table) => `/rest/v1/${table}?select=*`),
  ];
  const timePages = async () => {
    const times: number[] = [];
    for (let page = 0; page < 30; page += 1) {
      const began = performance.now();
      await Promise.all(rows.map((path) => ask('198.51.100.7', path)));
      times.push(performance.now() - began);
    }
    return median(times);
  };
  const alone = await timePages();
  const body = JSON.stringify({ query: 'préparer une invitée pour un balado' });
  let isOver = false;
  const searches = Array.from({ length: 60 }, async () => {
    while (!isOver) await ask('203.0.113.5', '/rest/v1/rpc/search', { method: 'POST', body });
  });
  const beside = await timePages();
  isOver = true;
  await Promise.all(searches);
  return {
    'alone ms': Math.round(alone),
    'beside ms': Math.round(beside),
    ratio: Number((beside / alone).toFixed(2)),
  };
}

/** Milliseconds from the answer of each publication until the blog shows it. */
async function timePublications(url: string, publish: (row: object) => Promise<Response>) {
  const times: number[] = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
    const title = crypto.randomUUID();
    const dates = { status: 'published', published_at: new Date().toISOString() };
    const saved = await publish({ title, slug: title, ...dates });
    if (!saved.ok) throw new Error(await saved.text());
    const began = performance.now();
    while (!(await (await fetch(`${url}/blog`)).text()).includes(title));
    times.push(performance.now() - began);
  }
  return times;
}
