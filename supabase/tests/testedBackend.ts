import { createBackend } from '../embedded/backend.ts';
import { createPlainBackend } from './plainPostgres.ts';
import type { TestedBackend } from './world.ts';

/** A migrated, unseeded backend: embedded, or over the PostgreSQL server that TEST_DATABASE_URL names. */
export function createTestedBackend(): Promise<TestedBackend & { close: () => Promise<void> }> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? createPlainBackend(server) : createBackend({ seed: null });
}
