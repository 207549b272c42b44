import { rm } from 'node:fs/promises';
import { LOCAL_PUBLISHABLE_KEY } from '../../src/data/localBackend.ts';
import { createThrowAwayData } from '../../supabase/embedded/backend.ts';
import { startServer } from '../../supabase/embedded/server.ts';
import { quantile } from './statistics.ts';

const seconds = 15;
const goal = { writeAtMost: 1000 };

/** The list of articles as the site's blog asks for it, in pages of its own for each reader. */
const listPath = (reader: number) =>
  `/rest/v1/articles?select=id,title,slug,excerpt,published_at,categories(name,color),profiles(first_name,last_name)` +
  `&status=eq.published&order=published_at.desc&limit=12&offset=${reader % 24}`;

/**
 * 200 readers and 20 writers at once, each asking again as soon as they are answered, against readers or writers alone:
 * what the engine can do at most. The data are on the disk, and a write is answered once it is there too.
 */
export async function benchBackend(): Promise<void> {
  const dataDir = await createThrowAwayData();
  const unlimited = { requests: 1e9, seconds: 1 };
  const rateLimits = { signIn: unlimited, refresh: unlimited, verify: unlimited, mail: unlimited };
  const site = async () => new Response('');
  const server = await startServer({ site, port: 0, dataDir, rateLimits });
  const session = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    body: JSON.stringify({ email: 'editor@porte-voix.example', password: 'porte-voix-local' }),
  });
  const { access_token: token } = (await session.json()) as { access_token: string };

  const read = (reader: number) =>
    fetch(server.url + listPath(reader), { headers: { apikey: LOCAL_PUBLISHABLE_KEY } });
  const write = () =>
    fetch(`${server.url}/rest/v1/tags`, {
      method: 'POST',
      headers: {
        apikey: LOCAL_PUBLISHABLE_KEY,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ name: crypto.randomUUID(), slug: crypto.randomUUID() }),
    });

  async function measure(readers: number, writers: number) {
    const times: Record<'read' | 'write', number[]> = { read: [], write: [] };
    const end = performance.now() + seconds * 1000;
    const goOn = async (kind: 'read' | 'write', ask: () => Promise<Response>) => {
      while (performance.now() < end) {
        const began = performance.now();
        const response = await ask();
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`A ${kind} was answered ${response.status}.`);
        times[kind].push(performance.now() - began);
      }
    };
    await Promise.all([
      ...Array.from({ length: readers }, (_, reader) => goOn('read', () => read(reader))),
      ...Array.from({ length: writers }, () => goOn('write', write)),
    ]);
    const row = (kind: 'read' | 'write') => ({
      [`${kind}s/s`]: Math.round(times[kind].length / seconds),
      [`${kind} p50 ms`]: Math.round(quantile(times[kind], 0.5)),
      [`${kind} p95 ms`]: Math.round(quantile(times[kind], 0.95)),
    });
    return { ...row('read'), ...row('write') };
  }

  try {
    console.table({
      '1 reader': await measure(1, 0),
      '1 writer': await measure(0, 1),
      '20 writers': await measure(0, 20),
      '200 readers, 20 writers': await measure(200, 20),
    });
    console.warn(`Goal: 95 of 100 writes within ${goal.writeAtMost} ms beside 200 readers.`);
  } finally {
    await server.close();
    await rm(dataDir, { recursive: true });
  }
}
