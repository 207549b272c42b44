import { startPreparedServer } from './hostedDatabase.ts';

/** One server for the tests of a run; `createTestedBackend` finds it in the environment. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE_URL']) return undefined;
  const server = await startPreparedServer();
  process.env['TEST_DATABASE_URL'] = server.getAddress('postgres');
  return () => server.stop();
}
