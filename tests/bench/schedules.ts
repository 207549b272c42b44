import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { LOCAL_PUBLISHABLE_KEY } from '../../src/data/localBackend.ts';
import { createThrowAwayData } from '../../supabase/embedded/backend.ts';
import { median, quantile } from './statistics.ts';

/** When Québec sets its clocks. */
const changesOfClock = { automne: '2026-11-01T06:00:00Z', printemps: '2027-03-14T07:00:00Z' };

const count = 500;
/** From the first schedule to the last, around the change of clock. */
const span = 90_000;
/** What happens to the server on the way, in milliseconds after the first schedule. */
const ends = { 20_000: 'SIGKILL', 45_000: 'SIGTERM', 70_000: 'SIGKILL' } as const;
const goal = { lateAtMost: 5000 };

/** A clock that starts at `START`: the database asks the same one. */
const shiftClock = `data:text/javascript,${encodeURIComponent(`
  const shift = Number(process.env.CLOCK_SHIFT);
  const now = Date.now.bind(Date);
  globalThis.Date = class extends Date {
    constructor(...parts) { parts.length ? super(...parts) : super(now() + shift); }
    static now() { return now() + shift; }
  };
`)}`;

/**
 * Plans a thousand articles around both changes of clock, while the server is stopped and killed now and then, and looks
 * at the site map: how late each one appears there after its hour, or after the server is back, and whether any was early.
 */
export async function benchSchedules(): Promise<void> {
  for (const [name, change] of Object.entries(changesOfClock)) {
    console.table({ [name]: await watchSchedules(Date.parse(change)) });
  }
  console.warn(`But : au plus ${goal.lateAtMost / 1000} s de retard, et jamais d’avance.`);
}

async function watchSchedules(change: number) {
  const dataDir = await createThrowAwayData();
  const shift = change - span / 2 - 20_000 - Date.now();
  const now = () => Date.now() + shift;
  let server = await startServer(dataDir, shift);
  try {
    const first = change - span / 2;
    const due = new Map(
      Array.from({ length: count }, (_, index) => [
        `prevu-${index}`,
        first + Math.round(Math.random() * span),
      ]),
    );
    await plan(server.url, due);
    const seen = new Map<string, number>();
    const waiting = Object.entries(ends);
    let early = 0;
    let backAt = 0;
    const late: number[] = [];
    while (seen.size < count) {
      const [next] = waiting;
      if (next && now() > first + Number(next[0])) {
        waiting.shift();
        server.child.kill(next[1]);
        await once(server.child, 'exit');
        server = await startServer(dataDir, shift);
        backAt = now();
      }
      const map = await (await fetch(`${server.url}/sitemap.xml`)).text();
      for (const [, slug = ''] of map.matchAll(/\/blog\/(prevu-\d+)</g)) {
        if (seen.has(slug)) continue;
        seen.set(slug, now());
        const hour = due.get(slug) ?? Infinity;
        if (now() < hour) early += 1;
        late.push(now() - Math.max(hour, backAt));
      }
      if (now() > first + span + 60_000) throw new Error(`Only ${seen.size} of ${count} appeared.`);
    }
    const pages = await Promise.all([...due.keys()].map((slug) => fetch(`${server.url}/blog/${slug}`)));
    return {
      'en avance': early,
      'retard médian (ms)': Math.round(median(late)),
      '95e centile': Math.round(quantile(late, 0.95)),
      'au plus': Math.round(Math.max(...late)),
      'pages introuvables': pages.filter(({ ok }) => !ok).length,
    };
  } finally {
    server.child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function startServer(dataDir: string, shift: number): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ['--import', shiftClock, 'supabase/embedded/start.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      CLOCK_SHIFT: String(shift),
      VITE_SITE_URL: 'http://localhost:4173',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (address && output.includes('est en ligne')) resolve(address);
    });
    child.once('exit', () => reject(new Error(output)));
  });
  return { url, child };
}

async function plan(url: string, due: Map<string, number>) {
  const headers = { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' };
  const session = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'editor@porte-voix.example', password: 'porte-voix-local' }),
  });
  const { access_token: token } = (await session.json()) as { access_token: string };
  const response = await fetch(`${url}/rest/v1/articles`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: JSON.stringify(
      [...due].map(([slug, hour]) => ({
        title: slug,
        slug,
        status: 'published',
        published_at: new Date(hour).toISOString(),
      })),
    ),
  });
  if (!response.ok) throw new Error(await response.text());
}
