import { createHostedBackend } from './hosted/hostedBackend.ts';
import { startPreparedServer } from './hosted/hostedDatabase.ts';
import type { TestedBackend } from './world.ts';

type Closable = TestedBackend & { close: () => Promise<void> };

/**
 * A migrated, unseeded backend over PostgreSQL in the shape of a hosted project, on the server of the run or, for a script,
 * on one of its own. Closing it throws if one of its answers held the service key or the secret that signs tokens.
 */
export async function createTestedBackend(): Promise<Closable> {
  const running = process.env['TEST_DATABASE_URL'];
  if (running) return watched(await createHostedBackend(running));
  const server = await startPreparedServer();
  const backend = await createHostedBackend(server.getAddress('postgres'));
  return watched({
    ...backend,
    close: async () => {
      await backend.close();
      await server.stop();
    },
  });
}

/** Told at the end: a client may take what its request throws for a refusal, which many checks expect. */
function watched(backend: Closable): Closable {
  const secrets = [backend.serviceKey, backend.jwtSecret];
  const leaks = new Set<string>();
  return {
    ...backend,
    async fetch(request) {
      const { method, url } = request;
      const response = await backend.fetch(request);
      const reported = JSON.stringify([...response.headers]) + (await response.clone().text());
      if (secrets.some((secret) => reported.includes(secret)))
        leaks.add(`${method} ${new URL(url).pathname}`);
      return response;
    },
    async close() {
      await backend.close();
      if (leaks.size > 0) throw new Error(`Answers that hold a secret: ${[...leaks].join(', ')}`);
    },
  };
}
