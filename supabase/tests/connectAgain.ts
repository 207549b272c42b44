import postgres from 'postgres';
import type { TestedBackend } from './world.ts';

/** Connections of their own to the database of a backend: what is done on several of them happens at once. */
export async function connectAgain(backend: TestedBackend, max: number) {
  const [database] = await backend.sql<{ name: string }>('select current_database() as name');
  const address = Object.assign(new URL(process.env['TEST_DATABASE_URL'] ?? ''), {
    pathname: `/${database?.name}`,
  }).href;
  return postgres(address, { max, onnotice: () => undefined });
}
