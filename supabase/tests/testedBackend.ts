import { type Backend, createBackend } from '../embedded/backend.ts';
import { createPlainBackend } from './plainPostgres.ts';
import type { TestedBackend } from './world.ts';

type Closable = TestedBackend & Pick<Backend, 'close'>;

/**
 * A migrated, unseeded backend: embedded, or over the PostgreSQL server that TEST_DATABASE_URL names. Closing it throws if
 * one of its answers held the service key or the secret that signs tokens.
 */
export async function createTestedBackend(): Promise<Closable> {
  const server = process.env['TEST_DATABASE_URL'];
  return watched(server ? await createPlainBackend(server) : await createBackend({ seed: null }));
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
      const said = JSON.stringify([...response.headers]) + (await response.clone().text());
      if (secrets.some((secret) => said.includes(secret))) leaks.add(`${method} ${new URL(url).pathname}`);
      return response;
    },
    async close() {
      await backend.close();
      if (leaks.size > 0) throw new Error(`Answers that hold a secret: ${[...leaks].join(', ')}`);
    },
  };
}
